import pg from 'pg';
import { type StoryEntry } from '#contracts/session/views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { eventually } from '../../support/eventually.js';
import { definitionOf, Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { type App } from '../../support/app.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startGame } from '../../support/running-game.js';
import { EventStream } from '../../support/sse.js';
import { correlationChecks } from './correlation.checks.js';

type Part = 'all' | 'api' | 'projector' | 'worker';

/** Postgres alone, and with Redis if there is one: in a Redis database of its own, since shared queues share jobs. */
const redisUrl = process.env['REDIS_URL'];
const REDIS = redisUrl ? { REDIS_URL: new URL(`/${1 + (process.pid % 15)}`, redisUrl).href } : null;

let database: TestDatabase;
/** Each part in a process of its own; a test that ends one starts another. */
let api: App;
let worker: App;
let running: App[] = [];
beforeAll(async () => {
  database = await startGameDatabase();
  [api] = await Promise.all([start('api'), start('projector')]);
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((game) => game.stop()));
  await database.stop();
}, 60_000);

const start = async (main: Part, env: Readonly<Record<string, string>> = {}, on = database): Promise<App> => {
  const game = await startGame({
    databaseUrl: on.url,
    main,
    env: { NARRATION: 'job', LOG_LEVEL: 'debug', GUEST_TOKENS: '1000', ...env },
  });
  running.push(game);
  return game;
};
const end = async (game: App): Promise<void> => {
  running = running.filter((one) => one !== game);
  await game.stop();
};
const query = async <R extends pg.QueryResultRow>(text: string): Promise<readonly R[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return (await client.query<R>(text).finally(() => client.end())).rows;
};
const eventsOf = async (player: Player, lastEventId?: string): Promise<EventStream> =>
  EventStream.open(`${player.url}/api/sessions/${player.sessionId}/events`, player.token, lastEventId);
const narratedIn = async (sessionId: string): Promise<readonly string[]> =>
  (await recordedEvents(database.url))
    .filter(({ type, stream }) => type === 'TurnNarrated' && stream === `session-${sessionId}`)
    .map(({ data }) => String((JSON.parse(data) as { turn: number }).turn));

const tells =
  ({ id }: Pick<StoryEntry, 'id'>) =>
  ({ name, data }: { readonly name: string; readonly data: unknown }): boolean =>
    name === 'turn-narrated' && (data as SessionStream['turn-narrated']).story.id === id;

/** A story told from another process, heard by one who follows. */
const expectHeard = async (url: string): Promise<void> => {
  const player = await Player.begun(url);
  await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 30_000);
  const stream = await eventsOf(player);
  const { body } = await player.act('first', Player.next((await player.choices()).body));
  const narrated = await stream.next(({ name }) => name === 'turn-narrated');
  const resolved = await stream.next(({ name }) => name === 'turn-resolved');
  stream.close();
  const { story, choices } = narrated.data as SessionStream['turn-narrated'];
  expect([story.id, story.storyContent, choices.narration]).toEqual([body.story.id, body.story.storyContent, 'told']);
  const sentences = stream.events.filter(({ name }) => name === 'sentence');
  expect(sentences.map(({ data }) => (data as SessionStream['sentence']).text).join('')).toBe(story.storyContent);
  expect(sentences.map(({ id }) => id)).toEqual(sentences.map((_, n) => `1.${n}`));
  expect(stream.events.at(-1)).toBe(narrated);
  expect(BigInt(narrated.id)).toBeGreaterThan(BigInt(resolved.id));
};

describe('a game whose turns are told by a job', () => {
  it('says so while nobody tells, and is told by any worker a minute later, whatever became of its job', async () => {
    const player = new Player(api.url);
    await player.signIn();
    const { body } = await player.begin(definitionOf());
    expect(body.initialStory.narration).toBe('pending');
    await query(`update game_stories set created_at = created_at - interval '2 minutes'`);
    // This one takes no jobs of tellings: it only looks for what was left.
    const finder = await start('worker', { NARRATION: 'inline' });
    await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 30_000);
    expect(await narratedIn(player.sessionId)).toEqual(['0']);
    await end(finder);
  }, 90_000);

  it('offers what comes next while nobody tells, and goes on when somebody does', async () => {
    const player = await Player.begun(api.url);
    const teller = await start('worker');
    await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 30_000);
    await end(teller);
    const { body: choices } = await player.choices();
    const { status, body } = await player.act('untold', Player.next(choices));
    expect([status, body.narration, body.story.narration, body.story.storyContent]).toEqual([
      200,
      'pending',
      'pending',
      '',
    ]);
    expect(body.response.choices.length + body.response.availableMovement.length).toBeGreaterThan(0);
    const refused = await player.act('too-soon', Player.next(choices));
    expect([refused.status, refused.body.code]).toEqual([409, 'TURN_IN_PROGRESS']);
    const stream = await eventsOf(player);
    worker = await start('worker');
    const { data } = await stream.next(({ name }) => name === 'turn-narrated');
    stream.close();
    const again = await player.act('untold', Player.next(choices));
    expect([again.status, again.body.narration, again.body.story]).toEqual([
      200,
      'told',
      (data as SessionStream['turn-narrated']).story,
    ]);
    expect(again.body.story.id).toBe(body.story.id);
    expect((await player.act('now', Player.next((await player.choices()).body))).status).toBe(200);
  }, 90_000);

  // From here on a worker runs.
  it('answers with the story that the job told', async () => {
    const player = await Player.begun(api.url);
    await eventually(async () => expect((await player.stories()).body[0]?.storyContent).not.toBe(''), 30_000);
    for (let turn = 1; turn <= 3; turn++) {
      const { status, body } = await player.act(`key-${turn}`, Player.next((await player.choices()).body, turn));
      expect([status, body.narration, body.story.turnNumber, body.story.storyContent !== '']).toEqual([
        200,
        'told',
        turn,
        true,
      ]);
      expect(body.response.gameOver || body.response.choices.every(({ description }) => description !== '')).toBe(true);
    }
    expect(await narratedIn(player.sessionId)).toEqual(['0', '1', '2', '3']);
    await eventually(async () => expect(await query('select 1 from told_sentences')).toEqual([]));
  }, 60_000);

  correlationChecks(() => ({ databaseUrl: database.url, api, worker }));

  it(
    'lets who follows hear it, from another process over Postgres, sentence by sentence',
    () => expectHeard(api.url),
    60_000,
  );

  it('gives a client that comes back what it missed: after a sentence, and after a position', async () => {
    const player = await Player.begun(api.url);
    const stream = await eventsOf(player);
    const { body: first } = await player.act('first', Player.next((await player.choices()).body));
    const resolved = await stream.next(({ name }) => name === 'turn-resolved');
    // On a slow machine the opening is told only now, on the same stream.
    const narrated = await stream.next(tells(first.story));
    stream.close();
    for (const lastSeen of [resolved.id, '1.0']) {
      const again = await eventsOf(player, lastSeen);
      expect(await again.next(tells(first.story))).toEqual(narrated);
      again.close();
    }
    const caughtUp = await eventsOf(player, narrated.id);
    const { body } = await player.act('second', Player.next((await player.choices()).body));
    await caughtUp.next(tells(body.story));
    expect(caughtUp.events.filter(({ name }) => name === 'turn-narrated')).toHaveLength(1);
    caughtUp.close();
  }, 60_000);
});

(REDIS ? it : it.skip)(
  'lets who follows hear it, from another process over Redis, sentence by sentence',
  async () => {
    const apart = await startGameDatabase();
    const parts = await Promise.all((['api', 'projector', 'worker'] as const).map((p) => start(p, REDIS ?? {}, apart)));
    await expectHeard(parts[0]?.url ?? '');
    for (const part of parts) await end(part);
    await apart.stop();
  },
  90_000,
);
