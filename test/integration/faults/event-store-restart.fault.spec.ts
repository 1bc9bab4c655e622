import { setTimeout as pause } from 'node:timers/promises';
import { GameUnderFire } from '../../support/game-under-fire.js';
import { playThrough } from '../../support/play-through.js';
import { type RestartableEventStore } from '../../support/restartable.js';
import { startRestartableEventStore } from '../../support/restartable-event-store.js';
import { faultCount } from '../../support/faults/fault-count.js';

let server: RestartableEventStore;
let game: GameUnderFire;
beforeAll(async () => {
  server = await startRestartableEventStore();
  game = await GameUnderFire.open(undefined, server.url);
}, 120_000);
afterAll(async () => {
  await game.close();
  await server.stop();
}, 60_000);

beforeEach(() => game.start({ LOG_LEVEL: 'warn' }), 120_000);
afterEach(() => game.kill(), 60_000);

const KILLS = faultCount('store-kills');
/** Between two kills, so that some turns are played. */
const LIFE_MS = 2_000;
/** Longer than an attempt to append, and than what a call may take altogether. */
const FROZEN_MS = 12_000;

const killed = async (): Promise<void> => {
  for (let n = 0; n < KILLS; n++) {
    await pause(LIFE_MS);
    await server.kill();
    await server.up();
  }
};
const frozen = async (): Promise<void> => {
  await pause(LIFE_MS);
  server.freeze();
  await pause(FROZEN_MS);
  server.thaw();
};

describe('an EventStoreDB that fails under load', () => {
  it.each([
    ['is killed again and again', killed],
    ['stands still', frozen],
  ])(
    'it %s: nothing is lost, and service returns without help',
    async (_, outage) => {
      await playThrough(game, outage);
    },
    210_000 + KILLS * 10_000,
  );
});
