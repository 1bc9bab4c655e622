import { randomInt } from 'node:crypto';
import { HTTP, type CloudEvent as LibraryEvent } from 'cloudevents';
import pg from 'pg';
import { z } from 'zod';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { type PersonForIntegrations } from '#contracts/integration/views.js';
import { AccountHolder } from '../../support/account-holder.js';
import { newApiKey, withApiKeys } from '../../support/api-key.js';
import { type App } from '../../support/app.js';
import { cloudEventsIn } from '../../support/cloud-events-in.js';
import { eventually } from '../../support/eventually.js';
import { FEED, FeedClient } from '../../support/feed-client.js';
import { appendSagas } from '../../support/played-log.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startGame } from '../../support/running-game.js';
import { seededRandom } from '../../support/seeded-random.js';
import { ignored } from '#backend/shared/ignored.js';

/** `FEED_EVENTS=100000 npx jest --selectProjects=integration --testPathPatterns integrations/feed` reads so many. */
const EVENTS = Number(process.env['FEED_EVENTS'] ?? 2_000);
const TURNS = 20;
/** Of a saga of 20 turns. */
const EVENTS_OF_SAGA = 75;
const SEED = process.env['FEED_SEED'] ?? String(randomInt(1_000_000));

let database: TestDatabase;
let game: App;
let client: FeedClient;
beforeAll(async () => {
  database = await startGameDatabase();
  game = await startGame({ databaseUrl: database.url });
  client = new FeedClient(game.url, await newApiKey(database.url, ['events:read']));
  await appendSagas(database.url, { sagas: Math.ceil(EVENTS / EVENTS_OF_SAGA), turns: TURNS });
}, 300_000);
afterAll(async () => {
  await game.stop();
  await database.stop();
}, 60_000);

const ask: FeedClient['ask'] = (...request) => client.ask(...request);
const page: FeedClient['page'] = (query) => client.page(query);
const refused: FeedClient['refused'] = (...request) => client.refused(...request);
const idsInLog = async (): Promise<readonly string[]> => {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const { rows } = await db.query<{ id: string }>('select id from events order by position').finally(() => db.end());
  return rows.map(({ id }) => id);
};

/** Chance that is the same for the same seed. */
const chance = (of: string) => {
  const random = seededRandom(`${SEED} ${of}`);
  return (below: number): number => random.bytes(4).readUInt32BE() % below;
};

it('is read by a library of CloudEvents', async () => {
  const response = await ask(`${FEED}?limit=50`);
  const read = HTTP.toEvent({ headers: Object.fromEntries(response.headers), body: await response.text() });
  const events = read as unknown as readonly LibraryEvent[];
  expect(events).toHaveLength(50);
  for (const event of events) expect(event.validate()).toBe(true);
  expect(events.map(({ id }) => id)).toEqual((await idsInLog()).slice(0, 50));
});

it('gives all of a log, once each and in order, to one who asks by pages and is cut off at random', async () => {
  const [random, seen] = [chance('pages'), [] as CloudEvent[]];
  for (let next = FEED; ;) {
    const limit = 1 + random(400);
    const url = `${next.replace(/[?&]limit=\d+/, '')}${next.includes('?') ? '&' : '?'}limit=${limit}`;
    if (random(3) === 0) {
      const cut = new AbortController();
      const answer = await ask(url, {}, cut.signal);
      const reader = answer.body?.getReader();
      await reader?.read();
      cut.abort();
      await reader?.cancel().catch(ignored.whileClosing);
      continue;
    }
    const { events, next: after } = await page(url.slice(FEED.length));
    seen.push(...events);
    if (events.length === 0) break;
    next = after;
  }
  expect({ seed: SEED, ids: seen.map(({ id }) => id) }).toEqual({ seed: SEED, ids: await idsInLog() });
  expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map(({ sequence }) => sequence).toSorted());
}, 600_000);

it('gives the same by a stream that breaks off at random and is taken up again', async () => {
  const [random, seen, all] = [chance('stream'), [] as CloudEvent[], await idsInLog()];
  let last: string | undefined;
  while (seen.length < all.length) {
    const [cut, enough] = [new AbortController(), 1 + random(Math.max(300, Math.ceil(all.length / 8)))];
    const headers = { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) };
    const { body } = await ask(FEED, headers, cut.signal);
    if (!body) throw new Error('no stream');
    let got = 0;
    // What was cut off within an event is not dispatched: it comes again.
    for await (const event of cloudEventsIn(body)) {
      seen.push(event);
      last = event.cursor;
      if (++got >= enough || seen.length >= all.length) break;
    }
    cut.abort();
  }
  expect({ seed: SEED, ids: seen.map(({ id }) => id) }).toEqual({ seed: SEED, ids: all });
}, 600_000);

it('streams what happens as it happens, and ends with the key', async () => {
  const own = await newApiKey(database.url, ['events:read']);
  const {
    events: [newest],
  } = await page('?limit=1&types=steppes-and-seas.session.started');
  const controller = new AbortController();
  const stream = await ask(
    `${FEED}?after=${newest?.cursor}&types=steppes-and-seas.account.guest-created`,
    { accept: 'text/event-stream', authorization: `Bearer ${own}` },
    controller.signal,
  );
  const heard: CloudEvent[] = [];
  const reading = (async () => {
    for await (const event of cloudEventsIn(stream.body)) heard.push(event);
  })();
  const guest = new Player(game.url);
  await guest.signIn();
  await eventually(() => expect(heard.map(({ data }) => data['userId'])).toContain(guest.userId));
  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['steppes-and-seas.account.guest-created']));
  await withApiKeys(database.url, (keys) => keys.revoke(own.slice(4, 16)));
  expect((await ask(FEED, { authorization: `Bearer ${own}` })).status).toBe(401);
  await reading;
}, 40_000);

it('narrows to types, and gets on where none of them is found', async () => {
  const wanted = 'steppes-and-seas.session.started';
  const found: CloudEvent[] = [];
  for (let next = `${FEED}?limit=7&types=${wanted}`; ;) {
    const { events, next: after } = await page(next.slice(FEED.length));
    found.push(...events);
    if (events.length < 7) break;
    next = after;
  }
  const expected = (await recordedEvents(database.url)).filter(({ type }) => type === 'SessionStarted');
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  const nothing = await page('?types=steppes-and-seas.subscription.expired');
  expect(nothing.events).toEqual([]);
  expect(nothing.next).toContain('types=steppes-and-seas.subscription.expired');
  expect((await page(nothing.next.slice(FEED.length))).events).toEqual([]);
});

const other = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
it.each([
  ['a limit of 0', '?limit=0', 400, { field: 'limit' }],
  ['a limit of 1,001', '?limit=1001', 400, { field: 'limit' }],
  ['a limit that is no number', '?limit=many', 400, { field: 'limit' }],
  [
    'a type that is none',
    '?types=steppes-and-seas.session.startled',
    400,
    { field: 'types', unknown: ['steppes-and-seas.session.startled'] },
  ],
  ['a type of ours', '?types=SessionStarted', 400, { field: 'types' }],
  ['an area that is none', '?types=sessions.*', 400, { field: 'types', unknown: ['sessions.*'] }],
  ['a place that is none', '?after=12', 400, { field: 'after' }],
  ['a time that is none', '?since=yesterday', 400, { field: 'since' }],
  ['a time and a place', `?since=1h&after=${other}:1`, 400, { field: 'since' }],
  ['a parameter that is none', '?type=session.*', 400, { field: 'type' }],
  ['a place twice', `?after=${other}:1&after=${other}:2`, 400, { field: 'after' }],
  ['a place in another log', `?after=${other}:1`, 409, { field: 'after', asked: other }],
])('names what is wrong with %s', async (_, query, status, details) => {
  expect(await refused(FEED + query)).toMatchObject({ status, body: { details } });
  expect((await refused(FEED + query, { accept: 'text/event-stream' })).status).toBe(status);
});

it('refuses a place that the log does not have, and a form that it does not speak', async () => {
  const {
    events: [first],
  } = await page('?limit=1');
  const beyond = first?.cursor.replace(/\d{20}$/, '00000000000999999999') ?? '';
  expect(await refused(`${FEED}?after=${beyond}`)).toMatchObject({ status: 409, body: { code: 'NO_SUCH_PLACE' } });
  expect((await refused(FEED, { accept: 'text/html' })).status).toBe(406);
});

it('publishes the schema of every event at its address, and every event is as it says', async () => {
  const { events } = await page('?limit=1000');
  const checked = new Set<string>();
  for (const { dataschema, data } of events) {
    if (checked.has(dataschema)) continue;
    checked.add(dataschema);
    const response = await fetch(game.url + new URL(dataschema).pathname);
    expect(response.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    const schema = (await response.json()) as { readonly $id: string };
    expect(schema.$id).toBe(dataschema);
    expect(z.fromJSONSchema(schema as never).safeParse(data).success).toBe(true);
  }
  expect(checked.size).toBeGreaterThan(5);
  expect((await fetch(`${game.url}/api/integrations/schemas/steppes-and-seas.session.started/99`)).status).toBe(404);
});

it('tells of a person by their id to a key that may know it, and nothing once they are erased', async () => {
  const email = 'liv.haraldsen@example.com';
  const person = await AccountHolder.registered(game.url, { email });
  await person.call('PATCH', '/api/user/profile', { body: { firstName: 'Liv' } });
  const path = `/api/integrations/people/${person.userId}`;
  expect(await refused(path)).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
  const allowed = { authorization: `Bearer ${await newApiKey(database.url, ['personal:read'])}` };
  const find = async (): Promise<PersonForIntegrations> =>
    (await (await ask(path, allowed)).json()) as PersonForIntegrations;
  await eventually(async () =>
    expect(await find()).toMatchObject({ username: person.username, email, firstName: 'Liv', erased: false }),
  );
  expect((await ask(FEED, allowed)).status).toBe(403);
  expect((await ask('/api/integrations/people/5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be499', allowed)).status).toBe(404);
  await person.call('POST', '/api/user/delete', { body: { password: 'Amber-Sail-42' } });
  await eventually(async () =>
    expect(await find()).toEqual({
      userId: person.userId,
      erased: true,
      kind: 'registered',
      username: null,
      email: null,
      emailConfirmed: false,
      firstName: null,
      lastName: null,
      phone: null,
      subscriptionTier: 'free',
      createdAt: expect.any(String),
    }),
  );
  const whole = JSON.stringify(
    await Promise.all(['?limit=1000', '?limit=1000&types=steppes-and-seas.account.registered'].map(page)),
  );
  expect(whole).toContain(person.userId);
  for (const secret of [email, 'Liv', person.username, 'Ragnhild']) expect(whole).not.toContain(secret);
}, 30_000);

it('lets two secrets open a key while it is rotated, and one afterwards', async () => {
  const first = await newApiKey(database.url, ['events:read']);
  const id = first.slice(4, 16);
  const opens = async (secret: string): Promise<boolean> =>
    (await ask(FEED, { authorization: `Bearer ${secret}` })).status === 200;
  const rotated = (overlapMs: number): Promise<string> =>
    withApiKeys(database.url, async (keys) => (await keys.rotate(id, overlapMs))?.key ?? '');
  const second = await rotated(60_000);
  expect([await opens(first), await opens(second)]).toEqual([true, true]);
  const third = await rotated(0);
  expect([await opens(first), await opens(second), await opens(third)]).toEqual([false, false, true]);
  const kept = await withApiKeys(database.url, (keys) => keys.list());
  expect(kept.find((one) => one.id === id)).toMatchObject({ secrets: 1, revokedAt: null });
});
