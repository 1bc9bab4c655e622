import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ShareView } from '#contracts/share/views.js';
import { PASSWORD } from '../../../support/account-holder.js';
import { OPS } from '../../../support/app.js';
import { eventually } from '../../../support/eventually.js';
import { MailReader, tokenIn } from '../../../support/mail-reader.js';
import { SECRETS } from '../../../support/running-game.js';
import { EventStream } from '../../../support/sse.js';
import { dailyActivePlayers, lifecycle, retention } from '../counting.js';
import { GameInTime } from './game-in-time.js';
import { Notes } from './notes.js';
import { ANOTHER, Traveller } from './traveller.js';

/** Days, counted from the first Monday. */
const [TUESDAY, WEDNESDAY, SECOND_MONDAY, SECOND_WEDNESDAY, THIRD_THURSDAY, FOURTH_MONDAY] = [1, 2, 7, 9, 17, 21];
const ENV = { STAFF_EMAILS: 'sue@example.com' };
const EXPIRED = { status: 400, body: { message: expect.stringContaining('has expired') } };

let game: GameInTime;
let ann: Traveller;
let bob: Traveller;
let dan: Traveller;
let sue: Traveller;
let shared: ShareView;
const notes = new Notes();
const arrives = (who: string, their = notes): Traveller => new Traveller(game, who, their);
const mailOf = (name: string): MailReader => new MailReader(() => game.mails, `${name}@example.com`);
const annsMail = mailOf('ann');

beforeAll(async () => {
  game = await GameInTime.open();
  await game.startAt(0, '23:50', ENV);
}, 120_000);
afterAll(() => game.close(), 60_000);

it('Monday, ten to midnight: one comes to play, one to work, one to look', async () => {
  [ann, sue] = [arrives('ann'), arrives('sue', new Notes())];
  const reach = await ann.visit(['difficulty']);
  await ann.signIn();
  await reach('world');
  await ann.play(2);
  await arrives('nobody').visit(['difficulty']);
  const reachSue = await sue.visit([]);
  await sue.signUp({ email: 'sue@example.com' });
  expect((await sue.post('confirm-email', { token: tokenIn(await mailOf('sue').next()) })).status).toBe(200);
  await reachSue('world');
  await sue.play(1);
});

it('Tuesday, past midnight: streams, repeated calls and sign-ins outlast the day', async () => {
  const stream = await EventStream.open(`${game.url}/api/sessions/${ann.sessionId}/events`, ann.token);
  const action = await ann.next();
  const before = await ann.take(action, 'at-midnight');
  await game.moveTo(TUESDAY, '00:05');
  expect(await ann.act('at-midnight', action)).toMatchObject({ status: 200, body: before });
  const seen = stream.events.length;
  await ann.play(1);
  await eventually(() => expect(stream.events.length).toBeGreaterThan(seen));
  stream.close();
  expect([await ann.tokens(), await ann.daysUntilRefill()]).toEqual([1, null]);
  const link = await ann.call<ShareView>('PUT', `/api/sessions/${ann.sessionId}/share`, {
    body: { heroShownAs: 'name' },
  });
  shared = link.body;
});

it('Wednesday: who has no actions left signs up, and has ten', async () => {
  await game.moveTo(WEDNESDAY, '12:00');
  await ann.play(1);
  expect((await ann.act('one-too-many', await ann.next())).status).toBe(402);
  await ann.signUp({ email: 'ann@example.com' });
  expect([await ann.tokens(), await ann.daysUntilRefill()]).toEqual([10, 7]);
  await ann.play(1);
  // No visit is known of a person whose browser asks not to be tracked.
  bob = arrives('bob');
  await bob.signIn();
  await bob.play(1);
});

it('the second week: a guest becomes somebody who signed up elsewhere, and a device is not a person', async () => {
  await game.moveTo(SECOND_MONDAY, '00:10');
  const phone = arrives('dan');
  const reach = await phone.visit(['difficulty']);
  await phone.signIn();
  await reach('world');
  await phone.play(1);
  dan = arrives('dan');
  const reachAgain = await dan.visit([], ANOTHER);
  await dan.signUp();
  await reachAgain('difficulty');
  expect((await dan.post('claim-guest', { guestToken: phone.token })).status).toBe(200);
  dan.follow(phone);
  await eventually(async () => expect((await dan.choices()).status).toBe(200));
  await dan.play(1);
  const anns = ann.elsewhere();
  const reachElsewhere = await anns.visit([], ANOTHER);
  await anns.logIn();
  await reachElsewhere('world');
  anns.follow(ann);
  await anns.play(3);
  ann.follow(anns);
});

it('a week after signing up the wallet is full, and links that have had their time say so', async () => {
  await game.moveTo(SECOND_WEDNESDAY, '11:00');
  expect([await ann.tokens(), await ann.daysUntilRefill()]).toEqual([6, 1]);
  await game.moveTo(SECOND_WEDNESDAY, '13:00');
  expect([await ann.tokens(), await ann.daysUntilRefill()]).toEqual([10, 7]);
  await ann.play(2);
  expect(await ann.tokens()).toBe(8);
  expect(await ann.post('confirm-email', { token: tokenIn(await annsMail.next()) })).toMatchObject(EXPIRED);
  expect((await ann.post('resend-confirmation')).status).toBe(202);
  expect((await ann.post('confirm-email', { token: tokenIn(await annsMail.next()) })).status).toBe(200);
  expect((await ann.post('forgot-password', { email: annsMail.address })).status).toBe(202);
  const token = tokenIn(await annsMail.next());
  await game.moveTo(SECOND_WEDNESDAY, '14:30');
  const passwords = { newPassword: 'Eleven-Herons-Wade-5', confirmPassword: 'Eleven-Herons-Wade-5' };
  expect(await ann.post('reset-password', { token, ...passwords })).toMatchObject(EXPIRED);
  expect((await ann.elsewhere().logIn(PASSWORD)).status).toBe(200);
});

it('the third week, started again: a guest is back with what they had, and a shared saga is still there', async () => {
  await game.end();
  await game.startAt(THIRD_THURSDAY, '09:00', ENV);
  expect([await bob.tokens(), await bob.daysUntilRefill()]).toEqual([4, null]);
  await bob.play(1);
  expect(await bob.tokens()).toBe(3);
  await dan.play(1);
  await sue.play(1);
  const token = shared.link?.split('#').at(-1);
  expect((await arrives('nobody').call('POST', '/api/shared/saga', { body: { token } })).status).toBe(200);
});

it('the fourth week: two missed refills are one, and a subscription fills up at once', async () => {
  await game.moveTo(FOURTH_MONDAY, '00:05');
  expect((await ann.me()).status).toBe(200);
  expect(await ann.tokens()).toBe(10);
  await ann.play(1);
  expect(await ann.tokens()).toBe(9);
  const env = { ...process.env, ...SECRETS, ...game.env, DATABASE_URL: game.database.url };
  await promisify(execFile)(process.execPath, [OPS, 'subscription', 'set', ann.userId, 'gold'], {
    env,
  });
  notes.subscribers.add('ann');
  await eventually(async () => expect(await ann.tokens()).toBe(100));
});

it('the views say what was noted', async () => {
  const { turns } = notes;
  await eventually(async () =>
    expect(await game.view('daily_active_players')).toEqual(dailyActivePlayers(turns, game.calendar)),
  );
  expect(await game.view('lifecycle')).toEqual(lifecycle(turns, game.calendar));
  expect(await game.view('retention')).toEqual(retention(turns, game.calendar));
  expect(await game.view('funnel')).toEqual(notes.funnel());
  expect(game.output).not.toContain('"level":50');
  expect((await fetch(`${game.url}/health/ready`)).status).toBe(200);
});
