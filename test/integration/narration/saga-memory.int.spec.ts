import pg from 'pg';
import { type DataSource } from 'typeorm';
import { offerContentOf } from '#game/content/catalogue.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { gameStoryItemEntity } from '#projections/game-story-items/game-story-item.entity.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { READ_MODELS } from '#projections/read-models.js';
import { sagaMemoryEntity } from '#projections/saga-memories/saga-memory.entity.js';
import { PastLeaves } from '#backend/modules/session/queries/remember-saga/past-leaves.js';
import { PastTurns } from '#backend/modules/session/queries/remember-saga/past-turns.js';
import { ProjectedSagaMemories } from '#backend/modules/session/queries/remember-saga/projected-saga-memories.js';
import { type SagaMemories, type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { liveCheckpoints, type TargetTable } from '#backend/platform/projections/checkpoints.js';
import { createReadModelTables } from '#backend/platform/projections/read-model-tables.js';
import { BatchWriter } from '#backend/platform/projections/write-batch.js';
import { openReadModels } from '#backend/platform/read-models/open-read-models.js';
import { gameInMemory, startSagaIn } from '../../support/game-in-memory.js';
import { lengthen } from '../../support/lengthen.js';
import { definitionOf } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { seededRandom } from '../../support/seeded-random.js';

const IDLE_TURNS = 100;

let database: TestDatabase;
let client: pg.Client;
let readModels: DataSource;
let targets: readonly TargetTable[];
let writer: BatchWriter;
let projected = 0;
const game = gameInMemory({ tokens: 1_000, random: seededRandom('memory') });
let saga: Awaited<ReturnType<typeof startSagaIn>>;
let memories: SagaMemories;

const project = async (): Promise<void> => {
  const events = await game.log.decodeMany(game.memory.recorded.slice(projected));
  projected = game.memory.recorded.length;
  targets = await writer.write(targets, events);
};
const session = () => game.sessions.started(saga.sessionId);
let keys = 0;
const choose = async (choiceId: string): Promise<void> => {
  await saga.act(`k${keys++}`, { sessionId: saga.sessionId, action: '-', isCustomAction: false, choiceId });
};
const goTo = async (moveTo: Hex): Promise<void> => {
  await saga.act(`k${keys++}`, { sessionId: saga.sessionId, action: '-', isCustomAction: false, moveTo });
};

/** Takes the first possible offer where the player stands. @returns its words in the content */
const settle = async (): Promise<string> => {
  const { standing } = await session();
  const offer = standing.offers.find(({ requiresItem, cost }) => requiresItem === null && cost === undefined);
  await choose(offer?.id ?? '');
  return offerContentOf(offer?.id ?? '')?.action ?? '';
};
/** Goes on until something stands in the way, and does something about it. @returns where, and what */
const meetSomething = async (): Promise<{ readonly at: Hex; readonly deed: string }> => {
  while ((await session()).standing.frame === null) await saga.act(`k${keys++}`);
  return { at: (await session()).holdings.location, deed: await settle() };
};
const leave = async (at: Hex): Promise<void> => {
  for (let now = await session(); sameHex(now.holdings.location, at); now = await session()) {
    const [way] = now.standing.movement;
    await (way ? goTo(way) : settle());
  }
};
const comeTo = async (at: Hex): Promise<void> => {
  for (let now = await session(); !sameHex(now.holdings.location, at); now = await session()) {
    const way = now.standing.movement.find((one) => sameHex(one, at));
    await (way ? goTo(way) : settle());
  }
};

beforeAll(async () => {
  database = await startTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await createReadModelTables(client, READ_MODELS);
  const live = await liveCheckpoints(client);
  targets = READ_MODELS.map((model) => ({ model, table: live.get(model.table.name)?.table ?? '', position: null }));
  writer = new BatchWriter(client, { announce: false });
  readModels = await openReadModels({ databaseUrl: database.url, log: quietLog });
  saga = await startSagaIn(game, undefined, definitionOf('forgiving'));
  const of = readModels.getRepository.bind(readModels);
  memories = new ProjectedSagaMemories(
    game.sessions,
    new PastTurns(of(sagaMemoryEntity), of(gameStoryItemEntity)),
    new PastLeaves(of(gameStoryEntity), game.history),
    { waitFor: () => Promise.resolve(true) },
  );
}, 60_000);
afterAll(async () => {
  await readModels.destroy();
  await client.end();
  await database.stop();
});

const memoryNow = async (): Promise<SagaMemory> => {
  await project();
  return memories.before(saga.sessionId, (await session()).turn);
};
/** Rows that the database looks at in vain when it reads what is remembered. */
const rowsInVain = async (condition: string): Promise<number> => {
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
    `explain (analyze, format json) select turn from saga_memories
      where session_id = '${saga.sessionId}' and ${condition} turn < 100000 and memorable = true and withdrawn = false
      order by turn desc limit 40`,
  );
  const removed = JSON.stringify(rows).matchAll(/"Rows Removed by Filter":\s*(\d+)/g);
  return [...removed].reduce((sum, [, n]) => sum + Number(n), 0);
};

describe('what is remembered of a saga', () => {
  it('is there a hundred turns later, when its place is entered, and costs no more', async () => {
    const { at, deed } = await meetSomething();
    await leave(at);
    const past = { events: { log: game.log, repositories: game.services }, clock: game.waiting.clock };
    await lengthen(past, saga.sessionId, IDLE_TURNS, { places: [{ q: 9, r: 0 }] });
    await comeTo(at);
    const { cell, leaves } = await memoryNow();
    const { turn, lastTurn } = await session();
    expect(turn).toBeGreaterThan(IDLE_TURNS);
    expect(cell?.toLowerCase()).toContain(`you set out to ${deed.toLowerCase()}`);
    expect(leaves.map((scene) => scene.turn)).toEqual(Array.from({ length: 20 }, (_, n) => turn - 20 + n));
    expect(leaves.at(-1)?.turn).toBe(lastTurn.parent);
    for (const condition of ['', `hex_q = ${at.q} and hex_r = ${at.r} and`])
      expect(await rowsInVain(condition)).toBeLessThan(IDLE_TURNS / 10);
  });

  it('has the leaf before from the log, where the read models are behind, and nothing that was taken back', async () => {
    const { turn } = await session();
    await saga.act(`k${keys++}`);
    await saga.act(`k${keys++}`);
    const { lastTurn } = await session();
    const behind = await memories.before(saga.sessionId, lastTurn.turn);
    expect(behind.leaves.at(-1)?.turn).toBe(lastTurn.parent);
    await game.rewind('ann', saga.sessionId, turn, 'back');
    await saga.act(`k${keys++}`);
    expect((await memoryNow()).leaves.slice(-2).map((scene) => scene.turn)).toEqual([turn - 1, turn]);
  });
});
