import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { newApiKey } from '../../support/api-key.js';
import { type App, OPS } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { GhlStandIn } from '../../support/ghl/ghl-stand-in.js';
import { definitionOf, Player } from '../../support/player.js';
import { playToDeath } from '../../support/play-to-death.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { SECRETS, startGame } from '../../support/running-game.js';

const PATIENCE_MS = 60_000;

let database: TestDatabase;
let ghl: GhlStandIn;
let game: App;
let db: pg.Pool;
beforeAll(async () => {
  [database, ghl] = await Promise.all([startGameDatabase(), GhlStandIn.start()]);
  ghl.contacts.addField('interests');
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  const env = { ...ghl.env, GUEST_TOKENS: 'unlimited', FREE_TOKENS: 'unlimited' };
  game = await startGame({ databaseUrl: database.url, env });
}, 120_000);
afterEach(() => {
  ghl.faultFor = () => null;
});
afterAll(async () => {
  await game.stop();
  await Promise.all([db.end(), ghl.close()]);
  await database.stop();
}, 60_000);

type Body = Readonly<Record<string, unknown>>;
/** @returns the lead's id */
const capture = async (email: string, token?: string, interests = ['maps']): Promise<string> => {
  const response = await fetch(`${game.url}/api/ghl/lead-capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ email, firstName: 'Ann', lastName: 'Vex', interests }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly leadId: string }).leadId;
};
const rowOf = async (id: string): Promise<Body> =>
  (await db.query<Body>('select * from ghl_leads where id = $1', [id])).rows[0] ?? {};
const expectSynced = (id: string): Promise<void> =>
  eventually(async () => expect(await rowOf(id)).toMatchObject({ sync_status: 'synced' }), PATIENCE_MS);
const run = async (command: 'leads' | 'jobs' | 'subscription', ...args: readonly string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: game.dataDir, ...SECRETS };
  return (await promisify(execFile)(process.execPath, [OPS, command, ...args], { env })).stdout;
};

it('leaves no trace in a contact whose making nobody confirmed, and lists it for staff', async () => {
  let isLost = false;
  ghl.faultFor = ({ path: called }) => {
    if (isLost) return 'reset';
    isLost = called === '/contacts/upsert';
    return isLost ? 'lost' : null;
  };
  const id = await capture('lost@example.org');
  await eventually(() => expect(ghl.contacts.byEmail('lost@example.org')).toBeDefined(), PATIENCE_MS);
  expect(await run('leads', 'erase', id)).toContain('is erased');
  expect(await rowOf(id)).toMatchObject({ ghl_contact_id: null });
  ghl.faultFor = () => null;
  await eventually(async () => expect((await db.query('select 1 from crm_deletions')).rowCount).toBe(0), PATIENCE_MS);
  const contact = ghl.contacts.byEmail('lost@example.org');
  expect(contact).toMatchObject({ tags: [], custom: {}, standard: { firstName: 'Ann', lastName: 'Vex' } });
  expect(await run('leads', 'leftovers')).toContain(contact?.id);
  expect(await run('leads', 'leftovers', '--strike-off', contact?.id ?? '')).toContain('is struck off');
  expect(await run('leads', 'leftovers')).not.toContain(contact?.id);
}, 150_000);

it('leaves the contact of somebody else as it was, after a guest gave her address and deleted the account', async () => {
  const hers = ghl.contacts.add({
    email: 'her@example.org',
    standard: { firstName: 'Her', lastName: 'Self', phone: '+4790000001', source: 'hand' },
    tags: ['of staff'],
  });
  const before = structuredClone(hers);
  const guest = await Player.guest(game.url);
  const id = await capture('her@example.org', guest.token, ['maps']);
  await expectSynced(id);
  expect(hers).toMatchObject({ standard: before.standard, custom: { 'field-interests': 'maps' } });
  expect(hers.tags).toEqual(['of staff', 'steppes-and-seas', 'source-website']);
  expect((await guest.call('POST', '/api/user/delete', { body: {} })).status).toBe(204);
  await eventually(() => expect(hers).toEqual(before), PATIENCE_MS);
  expect(ghl.contacts.all.get(hers.id)).toBe(hers);
  expect(await run('leads', 'leftovers')).not.toContain(hers.id);
}, 150_000);

it('sends what staff correct, and loses no lead by a value that the CRM refuses', async () => {
  ghl.contacts.refusing.set('firstName', /^Ann$/);
  const id = await capture('refused-name@example.org');
  await expectSynced(id);
  ghl.contacts.refusing.clear();
  expect(ghl.contacts.byEmail('refused-name@example.org')?.standard).toEqual({ lastName: 'Vex', source: 'website' });
  expect(await run('leads', 'edit', id, '--first-name', 'Anne', '--phone', '+47 90 00 00 02')).toContain(
    'is corrected',
  );
  await eventually(
    () =>
      expect(ghl.contacts.byEmail('refused-name@example.org')?.standard).toMatchObject({
        firstName: 'Anne',
        phone: '+4790000002',
      }),
    PATIENCE_MS,
  );
}, 150_000);

it('makes a contact anew that was deleted in the CRM', async () => {
  const owner = await Player.guest(game.url);
  const id = await capture('gone@example.org', owner.token);
  await expectSynced(id);
  const first = ghl.contacts.byEmail('gone@example.org');
  ghl.contacts.all.delete(first?.id ?? '');
  await capture('gone@example.org', owner.token, ['ships']);
  await eventually(async () => {
    const again = ghl.contacts.byEmail('gone@example.org');
    expect(again).toMatchObject({ standard: { firstName: 'Ann' }, custom: { 'field-interests': 'maps, ships' } });
    expect(await rowOf(id)).toMatchObject({ ghl_contact_id: again?.id, sync_status: 'synced' });
    expect(again?.id).not.toBe(first?.id);
  }, PATIENCE_MS);
}, 150_000);

describe("the day's calls, used up,", () => {
  it('are waited for as long as the CRM says', async () => {
    const times: number[] = [];
    ghl.faultFor = () => (times.push(performance.now()), null);
    ghl.counter.retryAfter = 2;
    ghl.counter.useUpDay();
    const before = ghl.counter.refused;
    const id = await capture('day@example.org');
    await eventually(() => expect(ghl.counter.refused).toBe(before + 1), PATIENCE_MS);
    ghl.counter.nextDay();
    await expectSynced(id);
    // One percent of tolerance, since two clocks differ.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(2_000 * 0.99);
  }, 150_000);

  it('are not asked for again until they are counted anew, where it says nothing', async () => {
    ghl.counter.retryAfter = null;
    ghl.counter.useUpDay();
    const before = ghl.counter.refused;
    const [first, second] = [await capture('rest-of-day@example.org'), await capture('too-late@example.org')];
    const waiting = async (): Promise<unknown> =>
      (await db.query('select 1 from crm_pace where closed_until > next_at')).rowCount;
    await eventually(async () => expect(await waiting()).toBe(1), PATIENCE_MS);
    ghl.counter.nextDay();
    expect(ghl.counter.refused).toBe(before + 1);
    // The read model may follow a little later than the CRM's answer.
    const isPending = { sync_status: 'pending' };
    await eventually(
      async () => expect([await rowOf(first), await rowOf(second)]).toMatchObject([isPending, isPending]),
      PATIENCE_MS,
    );
    // The hour has passed.
    await db.query('update crm_pace set closed_until = now(), next_at = now()');
    for (const email of ['rest-of-day@example.org', 'too-late@example.org']) await capture(email);
    await Promise.all([expectSynced(first), expectSynced(second)]);
  }, 150_000);
});

it('keeps what the CRM refuses as a dead letter, which staff send again once it is mended', async () => {
  ghl.faultFor = () => 401;
  const id = await capture('refused@example.org');
  await eventually(async () => expect(await run('jobs', 'failed', 'sync-lead')).toContain(id), PATIENCE_MS);
  expect(await run('jobs', 'failed')).toContain('the CRM: unauthorized');
  ghl.faultFor = () => null;
  expect(await run('jobs', 'retry', 'sync-lead')).toContain('1 jobs wait again');
  await expectSynced(id);
  expect(ghl.contacts.byEmail('refused@example.org')).toMatchObject({ standard: { firstName: 'Ann' } });
}, 150_000);

it('follows a lead through its saga to its end, its sign-up and its subscription', async () => {
  const player = await Player.guest(game.url);
  const id = await capture('follower@example.org', player.token);
  await player.begin(definitionOf('hardcore'));
  await playToDeath(player);
  const body = { username: `Vex_${player.userId.slice(0, 8)}`, password: 'Nine-Otters-Sing-4' };
  expect((await player.call('POST', '/api/auth/register', { body })).status).toBe(201);
  await run('subscription', 'set', player.userId, 'gold');
  await eventually(async () => expect(await rowOf(id)).toMatchObject({ conversion_status: 'subscriber' }), PATIENCE_MS);
  await expectSynced(id);
  const { engagement_events: events, ghl_tags: tags } = await rowOf(id);
  const told = (events as readonly { readonly action: string; readonly details: Body }[]).map(({ action, details }) =>
    [action, details['turn'] ?? details['reason'] ?? details['tier']].filter(Boolean).join(' '),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      'game_started',
      'turn_milestone 1',
      'turn_milestone 5',
      'game_over death',
      'signed_up',
      'subscribed gold',
    ]),
  );
  expect(new Set(told).size).toBe(told.length);
  expect(tags).toEqual(expect.arrayContaining(['player', 'plays-curious', 'saga-death', 'account', 'tier-gold']));
  expect(ghl.contacts.byEmail('follower@example.org')?.tags).toEqual(expect.arrayContaining(tags as string[]));
}, 150_000);

it('tells what a lead left to a key that may know it, and nothing once it is erased', async () => {
  const id = await capture('feed@example.org');
  const [narrow, wide] = [
    await newApiKey(database.url, ['events:read']),
    await newApiKey(database.url, ['personal:read']),
  ];
  const find = async (key: string, lead = id): Promise<{ readonly status: number; readonly body: Body }> => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${game.url}/api/integrations/leads/${lead}`, { headers });
    return { status: response.status, body: (await response.json()) as Body };
  };
  expect(await find(narrow)).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
  expect(await find(wide, 'nobody')).toMatchObject({ status: 404, body: { code: 'LEAD_NOT_FOUND' } });
  const known = { leadId: id, leadSource: 'website', conversionStatus: 'lead' };
  const personal = { firstName: 'Ann', lastName: 'Vex', email: 'feed@example.org', phone: null, interests: ['maps'] };
  await eventually(
    async () => expect(await find(wide)).toMatchObject({ status: 200, body: { ...known, ...personal, erased: false } }),
    PATIENCE_MS,
  );
  const events = await fetch(`${game.url}/api/integrations/events?limit=1000`, {
    headers: { authorization: `Bearer ${narrow}` },
  });
  const text = await events.text();
  expect(text).toContain(id);
  for (const secret of ['feed@example.org', 'Ann', 'Vex']) expect(text).not.toContain(`"${secret}"`);
  await run('leads', 'erase', id);
  const blank = { firstName: null, lastName: null, email: null, phone: null, interests: [], customFields: {} };
  await eventually(
    async () => expect(await find(wide)).toMatchObject({ status: 200, body: { leadId: id, erased: true, ...blank } }),
    PATIENCE_MS,
  );
}, 150_000);
