import { readdir } from 'node:fs/promises';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { STORY_CHARACTERS, withLongSaga } from '../../support/long-saga.js';
import { heldIn, memoryOf, PROBED, settledMemoryOf } from '../../support/memory-probe.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { RawStream } from '../../support/raw-stream.js';
import { startGame } from '../../support/running-game.js';

const SAMPLES = 20;

let database: TestDatabase;
let game: App;
beforeAll(async () => {
  database = await startGameDatabase();
  game = await startGame({ databaseUrl: database.url, env: { ...PROBED, GUEST_TOKENS: 'unlimited' } });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await database.stop();
});

it('clients that read nothing cost little memory each, however long the saga', async () => {
  const players = await Promise.all(
    Array.from({ length: 4 }, () => withLongSaga({ ...game, databaseUrl: database.url })),
  );
  const open = () =>
    Promise.all(players.flatMap((player) => [1, 2, 3].map(() => RawStream.open(player, { lastEventId: '0' }))));
  (await open()).forEach((stream) => stream.close());
  const before = await settledMemoryOf(game);
  const streams = await open();
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  // At any time: while it reads for them, and when they are full.
  for (let n = 0; n < SAMPLES; n += 1) {
    const held = heldIn(await memoryOf(game)) - heldIn(before);
    expect(held / streams.length).toBeLessThan(12 * STORY_CHARACTERS);
  }
  streams.forEach((stream) => stream.close());
}, 120_000);

describe('streams that were opened and closed', () => {
  const descriptors = async (): Promise<number> => (await readdir(`/proc/${game.pid}/fd`)).length;
  const openAndClose = async (players: readonly Player[], rounds: number): Promise<void> => {
    for (let n = 0; n < rounds; n += 1) {
      const streams = await Promise.all(
        players.flatMap((player) => Array.from({ length: 8 }, () => RawStream.open(player))),
      );
      expect(streams.every(({ status }) => status === 200)).toBe(true);
      streams.forEach((stream) => stream.close());
    }
  };

  it('leave neither memory nor descriptors', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => Player.begun(game.url)));
    await openAndClose(players, 5);
    const before = { held: heldIn(await settledMemoryOf(game)), open: await descriptors() };
    await openAndClose(players, 25);
    await eventually(async () => expect(await descriptors()).toBeLessThan(before.open + 20));
    expect(heldIn(await settledMemoryOf(game)) / before.held).toBeLessThan(1.2);
  }, 120_000);
});
