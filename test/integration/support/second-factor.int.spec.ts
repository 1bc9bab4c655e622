import { eventually } from '../../support/eventually.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type SecondFactorPass, type StaffActView, type StaffSelf } from '#contracts/support/views.js';
import { OPS } from '../../support/app.js';
import { MailReader } from '../../support/mail-reader.js';
import { Player } from '../../support/player.js';
import { SECRETS } from '../../support/running-game.js';
import { type Authenticator, enrolled } from '../../support/second-factor.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';

const STAFF_EMAIL = 'sigrid@example.com';
const ACTS = '/api/staff/acts';

let game: MailedGame;
let staff: Member;
let authenticator: Authenticator;
let recoveryCodes: readonly string[];

const statusOf = async (player: Player): Promise<number> => (await player.call('GET', ACTS)).status;
const stateOf = async (player: Player): Promise<string> =>
  (await player.call<StaffSelf>('GET', '/api/staff/me')).body.secondFactor;
const pass = (player: Player, code: string) =>
  player.call<SecondFactorPass & ErrorBody>('POST', '/api/staff/second-factor/pass', { body: { code } });
const anotherDevice = async (): Promise<Player> => {
  const device = new Player(game.app.url);
  device.token = (await staff.logIn(staff.password)).token;
  return device;
};

beforeAll(async () => {
  game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL });
  staff = await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL));
}, 120_000);
afterAll(() => game.stop(), 60_000);

it('shows nothing of it to whoever is no staff, nor to staff whose address is not proven', async () => {
  const [guest, player] = [await Player.guest(game.app.url), await game.member()];
  for (const stranger of [guest, player, staff])
    for (const [method, call] of [
      ['GET', '/api/staff/me'],
      ['GET', ACTS],
      ['POST', '/api/staff/second-factor/enrol'],
      ['POST', '/api/staff/second-factor/pass'],
    ] as const) {
      const [there, nowhere] = await Promise.all(
        [call, `${call}x`].map((address) => stranger.call(method, address, method === 'POST' ? { body: {} } : {})),
      );
      expect(there?.status).toBe(404);
      expect(JSON.stringify(there?.body).replaceAll(call, `${call}x`)).toBe(JSON.stringify(nowhere?.body));
    }
});

it('is set up by a first code, and opens the pages to the token that gave it', async () => {
  await staff.confirm(await staff.nextToken());
  expect([await stateOf(staff), await statusOf(staff)]).toEqual(['none', 403]);
  ({ authenticator, recoveryCodes } = await enrolled(staff));
  expect([await stateOf(staff), await statusOf(staff)]).toEqual(['passed', 200]);
  expect(recoveryCodes).toHaveLength(10);
  const again = await staff.call<ErrorBody>('POST', '/api/staff/second-factor/enrol', { body: {} });
  expect([again.status, again.body.code]).toEqual([409, 'SECOND_FACTOR_ENROLLED']);
  // Pages of before there was a second factor do without it.
  expect((await (await anotherDevice()).call('GET', '/api/ghl/alternatives')).status).toBe(200);
});

it('is asked for on each device; a code and a recovery code open once each', async () => {
  const [one, other, third] = [await anotherDevice(), await anotherDevice(), await anotherDevice()];
  expect([await stateOf(one), await statusOf(one)]).toEqual(['needed', 403]);
  const code = authenticator.next();
  const tried = await Promise.all([pass(one, code), pass(other, code), pass(third, code)]);
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await pass(other, code)).body.code).toBe('SECOND_FACTOR_WRONG');
  const shut = await Promise.all([one, other, third].map(statusOf)).then((all) => all.indexOf(403));
  const device = [one, other, third][shut] as Player;
  const recovery = recoveryCodes[0] as string;
  const opened = await pass(device, recovery.toUpperCase());
  expect([opened.status, opened.body.recoveryCodesLeft, await statusOf(device)]).toEqual([200, 9, 200]);
  expect((await pass(device, recovery)).status).toBe(422);
});

it('ends with its time, and with its token', async () => {
  await game.db.query(`UPDATE second_factor_passes SET ends_at = now() - interval '1 second'`);
  expect([await stateOf(staff), await statusOf(staff)]).toEqual(['needed', 403]);
  expect((await pass(staff, recoveryCodes[1] as string)).status).toBe(200);
  await staff.call('POST', '/api/auth/logout', { body: {} });
  expect(await statusOf(staff)).toBe(404);
  staff.token = (await staff.logIn(staff.password)).token;
  expect(await statusOf(staff)).toBe(403);
});

it('waits after five wrong codes in a row, also for the right one, and also for many at once', async () => {
  const wrong = await Promise.all(Array.from({ length: 12 }, () => pass(staff, '000000')));
  expect(wrong.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(422),
    ...Array<number>(7).fill(429),
  ]);
  const late = await pass(staff, recoveryCodes[2] as string);
  expect([late.status, late.body.details?.['retryAfter']]).toEqual([429, expect.any(Number)]);
  await game.db.query(`UPDATE second_factors SET locked_until = now() - interval '1 second'`);
  expect((await pass(staff, recoveryCodes[2] as string)).status).toBe(200);
});

it('stands in no event, no line and no table as it is; what was done with it stands in the record', async () => {
  const recorded = async () => (await staff.call<readonly StaffActView[]>('GET', `${ACTS}?limit=200`)).body;
  await eventually(async () => {
    const body = await recorded();
    const whats = body.filter(({ kind }) => kind === 'second-factor').map(({ what }) => what);
    expect([...whats].sort()).toEqual(['code', 'enrolled', 'recovery-code', 'recovery-code', 'recovery-code']);
  });
  const body = await recorded();
  const { rows } = await game.db.query<{ all: string }>(`SELECT
    (SELECT json_agg(f) FROM second_factors f)::text || (SELECT json_agg(c) FROM second_factor_recovery_codes c)::text ||
    (SELECT json_agg(p) FROM second_factor_passes p)::text AS all`);
  const kept = (rows[0]?.all ?? '') + game.app.output() + JSON.stringify(body);
  for (const secret of [authenticator.secret, ...recoveryCodes, staff.token]) expect(kept).not.toContain(secret);
});

it('is removed by a command, after which a new one is set up', async () => {
  const env = { ...process.env, ...SECRETS, DATABASE_URL: game.database.url, DATA_DIR: game.app.dataDir };
  const args = [OPS, 'staff', 'reset-second-factor', staff.name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe(`The second factor of ${staff.name} is removed.\n`);
  expect([await stateOf(staff), await statusOf(staff)]).toEqual(['none', 403]);
  await enrolled(staff);
  expect(await statusOf(staff)).toBe(200);
});
