import { type CurrentUser } from '#contracts/account/views.js';
import { type StaffSelf } from '#contracts/support/views.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { firstLinkIn, followed, type Operated, type Said, staffCommand } from '../../support/staff-command.js';
import {
  EXPIRED_RESET,
  INVALID_CONFIRMATION,
  INVALID_RESET,
  MailedGame,
  PUBLIC_URL,
} from '../mail/account-mail.fixture.js';

const LISTED = 'listed@example.com';
const ACTS = '/api/staff/acts';
const CALLS = ['/api/staff/me', ACTS, '/api/ghl/alternatives', '/api/ghl/export-csv'];

let game: MailedGame;
let operated: Operated;

const staff = (...args: readonly string[]): Promise<Said> => staffCommand(operated, ...args);
const added = async (...args: readonly string[]) => {
  const { code, out } = await staff('add', ...args);
  expect([code, out]).toEqual([0, expect.stringContaining('is staff')]);
  return { out, ...firstLinkIn(out) };
};
const statuses = ({ token }: Player): Promise<readonly number[]> =>
  Promise.all(
    CALLS.map(async (path) => {
      const response = await fetch(game.app.url + path, { headers: { authorization: `Bearer ${token}` } });
      await response.body?.cancel();
      return response.status;
    }),
  );
const factorOf = async (player: Player): Promise<string> =>
  (await player.call<StaffSelf>('GET', '/api/staff/me')).body.secondFactor;
const reset = (token: string) => {
  const body = { token, newPassword: 'Eleven-Herons-Wade-5', confirmPassword: 'Eleven-Herons-Wade-5' };
  return new Player(game.app.url).call('POST', '/api/auth/reset-password', { body });
};

beforeAll(async () => {
  // A developer's game: it is no more open than any other.
  const env = { NODE_ENV: 'development', STAFF_EMAILS: LISTED };
  game = await MailedGame.start(env);
  operated = { app: game.app, databaseUrl: game.database.url, env: { ...env, PUBLIC_URL } };
}, 120_000);
afterAll(() => game.stop(), 60_000);

it('shows strangers nothing of the pages of staff, with NODE_ENV=development as well', async () => {
  const nobody = new Player(game.app.url);
  for (const stranger of [nobody, await Player.guest(game.app.url), await game.member()])
    expect(await statuses(stranger)).toEqual(CALLS.map(() => 404));
});

it('makes an account, whose link sets a password once, signs in, and asks for the second factor', async () => {
  const { out, link, token, name } = await added('Ada.Lovelace@Example.com');
  expect([link.startsWith(`${PUBLIC_URL}/reset-password#token=`), name]).toEqual([true, 'ada-lovelace']);
  expect(out).toContain('with a new account');
  expect(JSON.stringify((await game.db.query('SELECT * FROM password_reset_tokens')).rows)).not.toContain(token);
  const { status, signedIn, person: ada } = await followed(game.app.url, { link, token, name });
  expect([status, signedIn]).toEqual([200, 200]);
  const { body: me } = await ada.call<CurrentUser>('GET', '/api/auth/me');
  expect([me.email, me.emailConfirmed]).toEqual(['ada.lovelace@example.com', true]);
  expect([await factorOf(ada), await statuses(ada)]).toEqual(['none', [200, 403, 200, 200]]);
  await enrolled(ada);
  expect(await statuses(ada)).toEqual([200, 200, 200, 200]);
  expect(await reset(token)).toMatchObject(INVALID_RESET);
  // The operator's word stands for the mail that would ask.
  await eventually(() =>
    expect(game.receiver.mailsTo('ada.lovelace@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/password/i),
    ]),
  );
  await eventually(async () =>
    expect(
      (await game.db.query('SELECT 1 FROM analytics_internal.staff WHERE user_id = $1', [ada.userId])).rowCount,
    ).toBe(1),
  );
});

it('ends what opened an account that was there, before it is staff; a further link leaves it alone', async () => {
  const member = await game.member();
  expect(await statuses(member)).toEqual(CALLS.map(() => 404));
  const { name, token, out } = await added(member.mailbox.address);
  expect([name, out]).toEqual([member.name, expect.stringContaining('its password works no more')]);
  expect([await game.isGood(member.token), (await member.logIn(member.password)).status]).toEqual([false, 401]);
  const newer = await added(member.mailbox.address);
  expect([newer.name, newer.out]).toEqual([member.name, expect.stringContaining('works until then')]);
  expect(await reset(token)).toMatchObject(EXPIRED_RESET);
  const { status, person } = await followed(game.app.url, newer);
  expect([status, await statuses(person)]).toEqual([200, [200, 403, 200, 200]]);
  const further = await added(member.mailbox.address);
  expect(await statuses(person)).toEqual([200, 403, 200, 200]);
  await game.db.query(`UPDATE password_reset_tokens SET expires_at = now() - interval '1 second' WHERE NOT used`);
  expect(await reset(further.token)).toMatchObject(EXPIRED_RESET);
});

it('leaves nothing to somebody else who has made an account with the address', async () => {
  const mallory = await game.member();
  const another = game.mailbox('mallory');
  const body = { email: another.address, password: mallory.password };
  expect((await mallory.post('change-email', body)).status).toBeLessThan(300);
  const proof = await mallory.nextToken(another);
  await added(mallory.mailbox.address);
  expect(await mallory.confirm(proof)).toMatchObject(INVALID_CONFIRMATION);
  expect([await statuses(mallory), (await mallory.logIn(mallory.password)).status]).toEqual([
    CALLS.map(() => 404),
    401,
  ]);
});

it('gives names: the one that is asked for, or one like the address, or nearly', async () => {
  expect((await added('first@example.com', '--name', 'Hervor')).name).toBe('Hervor');
  expect((await added('ada-lovelace@example.org')).name).toMatch(/^ada-lovelace-[0-9a-f]{4}$/);
  expect(await staff('add', 'second@example.com', '--name', 'hervor')).toEqual({
    code: 1,
    out: 'That name is taken. Please choose another.\n',
  });
  expect(await staff('add', 'second@example.com', '--name', 'a b')).toMatchObject({ code: 2 });
  expect(await staff('add', 'second')).toEqual({ code: 2, out: 'second is no e-mail address.\n' });
});

it('ends it at once, also for a token that has passed; whoever is added again sets up a new factor', async () => {
  const email = 'bergljot@example.com';
  const { person } = await followed(game.app.url, await added(email));
  await enrolled(person);
  expect(await statuses(person)).toEqual([200, 200, 200, 200]);
  expect(await staff('remove', email)).toEqual({ code: 0, out: `${email} is no longer staff.\n` });
  expect(await statuses(person)).toEqual(CALLS.map(() => 404));
  expect((await person.call('GET', '/api/auth/me')).status).toBe(200);
  expect(await staff('remove', 'bergljot')).toEqual({ code: 1, out: 'bergljot is not staff.\n' });
  const { person: again } = await followed(game.app.url, await added(email));
  expect([await factorOf(again), await statuses(again)]).toEqual(['none', [200, 403, 200, 200]]);
});

it('lists everybody with the reason, and does not remove whom STAFF_EMAILS names', async () => {
  const { out } = await staff('list');
  expect(out).toMatch(/^ada-lovelace · ada\.lovelace@example\.com · added \d{4}-\S+Z$/m);
  expect(out).toMatch(new RegExp(`^no account has confirmed it · ${LISTED} · by STAFF_EMAILS$`, 'm'));
  const { name } = await added(LISTED);
  expect(await staff('remove', LISTED)).toEqual({ code: 1, out: expect.stringContaining('STAFF_EMAILS') });
  expect((await staff('list')).out).toMatch(new RegExp(`^${name} · ${LISTED} · by STAFF_EMAILS$`, 'm'));
});

it('is gone with the person', async () => {
  const member = await game.member();
  const { person } = await followed(game.app.url, await added(member.mailbox.address), member.password);
  const body = { password: member.password };
  expect((await person.call('POST', '/api/user/delete', { body })).status).toBeLessThan(300);
  expect((await staff('list')).out).not.toContain(member.name);
  const rows = () => game.db.query('SELECT 1 FROM staff_members WHERE user_id = $1', [member.userId]);
  await eventually(async () => expect((await rows()).rowCount).toBe(0));
});
