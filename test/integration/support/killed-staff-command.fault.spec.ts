import { type CurrentUser } from '#contracts/account/views.js';
import { type FaultPoint } from '#backend/platform/faults/fault-points.js';
import { eventually } from '../../support/eventually.js';
import { type Player } from '../../support/player.js';
import { firstLinkIn, followed, type Operated, staffCommand } from '../../support/staff-command.js';
import { MailedGame, PUBLIC_URL } from '../mail/account-mail.fixture.js';

const POINTS: readonly FaultPoint[] = [
  'staff:named',
  'staff:claimed',
  'registration:reserved',
  'registration:appended',
  'staff:made',
  'staff:confirmed',
  'staff:added',
];

let game: MailedGame;
let operated: Operated;
beforeAll(async () => {
  game = await MailedGame.start();
  operated = { app: game.app, databaseUrl: game.database.url, env: { PUBLIC_URL } };
}, 120_000);
afterAll(() => game.stop(), 60_000);

const killedAt = async (point: FaultPoint, ...args: readonly string[]): Promise<void> => {
  const env = { ...operated.env, FAULT_KILL_AT: point };
  expect(await staffCommand({ ...operated, env }, 'add', ...args)).toEqual({ code: -1, out: '' });
};
/** As if the command had been killed a while ago: the game's sweep settles what was left. */
const age = () => game.db.query("UPDATE credentials SET reserved_at = reserved_at - interval '1 minute'");
const accounts = async (): Promise<number> => (await game.db.query('SELECT 1 FROM credentials')).rowCount ?? 0;
const stateOf = async (person: Player) => {
  const { body } = await person.call<CurrentUser>('GET', '/api/auth/me');
  const { status } = await person.call('GET', '/api/staff/me');
  return { email: body.email, emailConfirmed: body.emailConfirmed, status };
};

it.each(POINTS.map((point, n) => [point, `hervor-${n}`] as const))(
  'finishes one account, with its name, after a kill at %s',
  async (point, name) => {
    const email = `${name}@example.com`;
    const before = await accounts();
    await killedAt(point, email, '--name', name);
    await age();
    const outs: string[] = [];
    await eventually(async () => {
      const { code, out } = await staffCommand(operated, 'add', email, '--name', name);
      outs.push(out);
      expect([code, out]).toEqual([0, expect.stringContaining('is staff')]);
    }, 60_000);
    const link = firstLinkIn(outs.at(-1) ?? '');
    const { status, person } = await followed(game.app.url, link);
    expect([link.name, status]).toEqual([name, 200]);
    expect(await stateOf(person)).toEqual({ email, emailConfirmed: true, status: 200 });
    expect(await accounts()).toBe(before + 1);
  },
  120_000,
);

it('does not make somebody staff whose password may still be another’s, and goes on', async () => {
  const member = await game.member();
  await killedAt('staff:ended', member.mailbox.address);
  expect((await game.db.query('SELECT 1 FROM staff_members WHERE user_id = $1', [member.userId])).rowCount).toBe(0);
  expect((await member.logIn(member.password)).status).toBe(401);
  const { out } = await staffCommand(operated, 'add', member.mailbox.address);
  const { person } = await followed(game.app.url, firstLinkIn(out));
  expect(await stateOf(person)).toMatchObject({ email: member.mailbox.address, emailConfirmed: true, status: 200 });
}, 120_000);
