import { randomUUID } from 'node:crypto';
import { type DeviceView } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type CorrectionAnswer, type Findings, type StaffPerson } from '#contracts/support/people-views.js';
import { type StaffActView } from '#contracts/support/views.js';
import { type Receipts } from '#contracts/wallet/views.js';
import { eventually } from '../../support/eventually.js';
import { MailReader } from '../../support/mail-reader.js';
import { definitionOf, Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';
import { hitPointChecks } from './hit-points.checks.js';
import { replayChecks } from './replay.checks.js';

const STAFF_EMAIL = 'sigrid@example.com';
const REASON = 'She asks where her saga has gone.';
const MASK = '•••••';
const WHY = { 'x-staff-reason': encodeURIComponent(REASON) };
const HERO = 'Ragnhild Sea-Bright';

let game: MailedGame;
let staff: Member;
let player: Member;

const find = (q: string, headers = {}) =>
  staff.call<Findings & ErrorBody>('GET', `/api/staff/find?q=${encodeURIComponent(q)}`, { headers });
const personPage = (headers = {}) =>
  staff.call<StaffPerson & ErrorBody>('GET', `/api/staff/people/${player.userId}`, { headers });
const correct = (body: object, key: string = randomUUID()) =>
  staff.call<CorrectionAnswer & ErrorBody>('POST', `/api/staff/people/${player.userId}/corrections`, {
    body: { reason: REASON, ...body },
    headers: { 'idempotency-key': key },
  });
const record = async (): Promise<readonly StaffActView[]> =>
  (await staff.call<readonly StaffActView[]>('GET', '/api/staff/acts?limit=200')).body.filter(
    ({ what }) => what !== 'record',
  );
const logged = async (): Promise<number> => {
  const { rows } = await game.db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM events WHERE stream = $1 AND type = 'StaffViewed'`,
    [`staff-${staff.userId}`],
  );
  return rows[0]?.n ?? 0;
};
/** The call answers, and its view stands in the log when it does. */
const recorded = async (what: string, call: () => Promise<{ readonly status: number }>): Promise<void> => {
  const before = await logged();
  expect((await call()).status).toBe(200);
  expect(await logged()).toBe(before + 1);
  await eventually(async () => expect((await record())[0]?.what).toBe(what));
};

beforeAll(async () => {
  game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL });
  [staff, player] = [await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL)), await game.member()];
  await player.begin(definitionOf('forgiving', { name: HERO }));
  for (const n of [1, 2]) await player.act(randomUUID(), Player.next((await player.choices()).body, n));
  await player.call('POST', '/api/ghl/lead-capture', {
    body: { firstName: 'Ragnhild', lastName: 'Olafsdottir', email: player.mailbox.address, leadSource: 'website' },
  });
}, 120_000);
afterAll(() => game.stop(), 60_000);

const CALLS = (): readonly (readonly [method: string, path: string])[] => [
  ['GET', '/api/staff/find?q=ragnhild'],
  ['GET', `/api/staff/people/${player.userId}`],
  ['GET', `/api/staff/people/${player.userId}/receipts`],
  ['POST', `/api/staff/people/${player.userId}/corrections`],
  ['GET', `/api/staff/sessions/${player.sessionId}/replay`],
  ['GET', `/api/staff/sessions/${player.sessionId}/replay/turns`],
  ['GET', `/api/staff/sessions/${player.sessionId}/replay/turns/1`],
  ['GET', `/api/staff/sessions/${player.sessionId}/replay/comparison?from=0&to=1`],
  ['GET', `/api/staff/sessions/${player.sessionId}/capsule`],
];
const statuses = (who: Player) =>
  Promise.all(
    CALLS().map(async ([method, path]) => (await who.call(method, path, method === 'POST' ? { body: {} } : {})).status),
  );

it('is nowhere for strangers, and shut for staff until they gave their second factor', async () => {
  expect(new Set(await statuses(player))).toEqual(new Set([404]));
  expect(new Set(await statuses(staff))).toEqual(new Set([404]));
  await staff.confirm(await staff.nextToken());
  expect(new Set(await statuses(staff))).toEqual(new Set([403]));
  await enrolled(staff);
  expect((await find('ragnhild')).status).toBe(200);
});

it('finds a person by id, name and address, a saga by its ids and its hero, a lead by each', async () => {
  const people = async (q: string) => (await find(q)).body.people.map(({ userId, matched }) => [userId, matched]);
  for (const [q, matched] of [
    [player.userId, 'id'],
    [player.name.toUpperCase(), 'name'],
    [player.mailbox.address.toUpperCase(), 'email'],
  ] as const)
    expect(await people(q)).toEqual([[player.userId, matched]]);
  for (const q of [player.sessionId, player.characterId, 'ragnhild sea'])
    expect((await find(q)).body.sessions).toMatchObject([{ sessionId: player.sessionId, userId: player.userId }]);
  const leads = (await find(player.mailbox.address)).body.leads;
  expect(leads).toMatchObject([{ matched: 'email', source: 'website', name: MASK, email: MASK }]);
  for (const q of [leads[0]?.leadId ?? '', 'olafs'])
    expect((await find(q)).body.leads.map(({ leadId }) => leadId)).toEqual([leads[0]?.leadId]);
  for (const q of ['nobody-of-this-name', 'nobody@example.com', randomUUID(), '%%', '__', '\\\\'])
    expect((await find(q)).body).toEqual({ people: [], sessions: [], leads: [], masked: true, more: false });
});

it.each(['', ' ', 'a', ' a ', 'x'.repeat(201)])('does not search for %j', async (q) => {
  const { status, body } = await find(q);
  expect([status, body.details]).toEqual([400, expect.objectContaining({ field: 'q' })]);
});

it('masks names until a reason is given', async () => {
  expect((await find('ragnhild')).body).toMatchObject({
    masked: true,
    sessions: [{ hero: MASK }],
    leads: [{ name: MASK }],
  });
  expect((await find('ragnhild', WHY)).body).toMatchObject({
    masked: false,
    sessions: [{ hero: HERO }],
    leads: [{ name: 'Ragnhild Olafsdottir', email: player.mailbox.address }],
  });
  expect((await find('ragnhild', { 'x-staff-reason': 'because' })).status).toBe(400);
});

it('records each look before it answers, and what was looked for as a hash alone', async () => {
  await recorded('search', () => find(player.mailbox.address, WHY));
  await recorded('person', () => personPage());
  await recorded('ledger', () => staff.call('GET', `/api/staff/people/${player.userId}/receipts`));
  const replay = `/api/staff/sessions/${player.sessionId}/replay`;
  await recorded('replay', () => staff.call('GET', replay));
  await recorded('replay-timeline', () => staff.call('GET', `${replay}/turns`));
  await recorded('replay-turn', () => staff.call('GET', `${replay}/turns/1`));
  await recorded('replay-comparison', () => staff.call('GET', `${replay}/comparison?from=0&to=2`));
  const reading = await logged();
  expect((await staff.call('GET', `/api/staff/acts?userId=${player.userId}`)).status).toBe(200);
  expect(await logged()).toBe(reading + 1);
  const { rows } = await game.db.query<{ what: string; hash: string | null; row: string }>(
    `SELECT what, target AS hash, row_to_json(a)::text AS row FROM staff_acts a WHERE kind = 'view'`,
  );
  const kept = rows.map(({ row }) => row.toLowerCase()).join('');
  for (const text of [player.mailbox.address, 'olafs', 'ragnhild']) expect(kept).not.toContain(text);
  const hashes = rows.filter(({ what }) => what === 'search');
  expect(hashes.length).toBeGreaterThan(5);
  for (const { hash } of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it('shows a person with all that belongs to them', async () => {
  const { body: masked } = await personPage();
  expect(masked).toMatchObject({
    masked: true,
    kind: 'registered',
    username: MASK,
    email: MASK,
    emailConfirmed: true,
    wallet: { balance: 8, plan: 'free', actionsTaken: 2 },
    sagas: [{ sessionId: player.sessionId, hero: MASK, turn: 2 }],
    saves: [{ sessionId: player.sessionId, isAutoSave: true, name: MASK }],
    openTurns: [],
    subscriptions: [],
  });
  expect(masked.devices.length).toBeGreaterThan(0);
  expect(JSON.stringify(masked)).not.toContain('Ragnhild');
  expect((await personPage(WHY)).body).toMatchObject({
    masked: false,
    username: player.name,
    email: player.mailbox.address,
    sagas: [{ hero: HERO }],
  });
  const ledger = (headers = {}) =>
    staff.call<Receipts>('GET', `/api/staff/people/${player.userId}/receipts?limit=2`, { headers });
  const [hidden, shown] = [(await ledger()).body, (await ledger(WHY)).body];
  expect(hidden.items.map(({ words }) => words)).toEqual(['Turn 2 of a saga.', 'Turn 1 of a saga.']);
  expect(shown.items[0]?.words).toBe(`Turn 2 of ${HERO}'s saga.`);
  const nobody = await staff.call<ErrorBody>('GET', `/api/staff/people/${randomUUID()}`);
  expect([nobody.status, nobody.body.code]).toEqual([404, 'PERSON_NOT_FOUND']);
});

it('gives tokens once for each key, takes them back, and never below nothing', async () => {
  const key = randomUUID();
  const given = await correct({ what: 'give-back-tokens', amount: 3 }, key);
  expect([given.status, given.body.outcome]).toEqual([200, 'done']);
  const again = await Promise.all([1, 2, 3].map(() => correct({ what: 'give-back-tokens', amount: 3 }, key)));
  for (const { body } of again) expect(body).toEqual(given.body);
  expect(await player.tokens()).toBe(11);
  expect((await correct({ what: 'give-back-tokens', amount: 4 }, key)).body.code).toBe('ACT_IS_ANOTHER');
  expect((await correct({ what: 'take-back-tokens', amount: 3 })).body.outcome).toBe('done');
  const refusedKey = randomUUID();
  const refuse = async () => (await correct({ what: 'take-back-tokens', amount: 100 }, refusedKey)).body.code;
  expect([await refuse(), await refuse()]).toEqual(['TOO_FEW_TOKENS', 'TOO_FEW_TOKENS']);
  expect(await player.tokens()).toBe(8);
  const { body } = await player.call<Receipts>('GET', '/api/user/receipts?limit=2');
  expect(body.items.map(({ kind, amount, words }) => [kind, amount, words])).toEqual([
    ['withdrawn', 3, 'Taken back by the keepers of the game.'],
    ['granted', 3, 'Given by the keepers of the game.'],
  ]);
});

hitPointChecks(() => ({ staff, player, correct }));

it.each([
  { what: 'restore-hit-points', amount: 7 },
  { what: 'restore-hit-points', target: 'here' },
  { what: 'give-back-tokens' },
  { what: 'give-back-tokens', amount: 0 },
  { what: 'give-back-tokens', amount: 101 },
  { what: 'give-back-tokens', amount: 1.5 },
  { what: 'forget-device' },
  { what: 'crown-the-player' },
  { what: 'give-back-tokens', amount: 1, reason: 'because' },
])('refuses %j', async (body) => {
  expect((await correct(body)).status).toBeGreaterThanOrEqual(400);
  expect(await player.tokens()).toBe(8);
});

it('forgets a device, whose token ends, and ends no turn that was not paid for', async () => {
  const second = new Player(game.app.url);
  second.token = (await player.logIn(player.password)).token;
  const devices = (await second.call<readonly DeviceView[]>('GET', '/api/auth/devices')).body;
  const target = devices.find(({ current }) => current)?.id;
  expect((await correct({ what: 'forget-device', target })).body.outcome).toBe('done');
  expect(await game.isGood(second.token)).toBe(false);
  expect(await game.isGood(player.token)).toBe(true);
  expect((await correct({ what: 'forget-device', target })).body.outcome).toBe('unchanged');
  expect((await correct({ what: 'end-stuck-turn', target: 'never-paid' })).body.outcome).toBe('unchanged');
});

it('has every act in the record with its reason and outcome, and in the file of the person', async () => {
  await eventually(async () => {
    const acts = (await record()).filter(({ kind }) => kind === 'act');
    expect(acts.map(({ what, outcome, reason }) => [what, outcome, reason])).toEqual(
      expect.arrayContaining([
        ['give-back-tokens', 'done', REASON],
        ['take-back-tokens', 'refused', REASON],
        ['forget-device', 'unchanged', REASON],
        ['end-stuck-turn', 'unchanged', REASON],
      ]),
    );
  });
  const file = JSON.stringify((await player.call('GET', '/api/user/export')).body);
  expect(file).toContain('Given by the keepers of the game.');
  expect(file).toContain(REASON);
});

replayChecks(() => ({ staff, player, hero: HERO, why: WHY }));
