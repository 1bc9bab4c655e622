import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { eventually } from '../../support/eventually.js';
import { GameUnderFire, GRANTED } from '../../support/game-under-fire.js';
import { StubbornPlayer } from '../../support/stubborn-player.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

const KILLS = faultCount('kills');
const SEED = faultSeed();
const LONGEST_START_MS = 20_000;
const PLAYERS = 8;
const LONGEST_LIFE_MS = 2_500;
/** After the last kill, a player without an answer after this time never gets one. */
const LAST_ANSWER_MS = 60_000;

let game: GameUnderFire;
beforeAll(async () => {
  game = await GameUnderFire.open();
}, 120_000);
afterAll(() => game.close(), 60_000);

let players: StubbornPlayer[];
let silence: AbortController;
let overdue: AbortController;
beforeEach(() => {
  players = [];
  silence = new AbortController();
  overdue = new AbortController();
});
// Also after a failure: no player continues beside later tests.
afterEach(() => {
  silence.abort();
  overdue.abort();
});

const isSilent = (): boolean => silence.signal.aborted;

/** Plays saga after saga until the kills have ended. */
const playOn = async (): Promise<void> => {
  while (!isSilent()) {
    const player = new StubbornPlayer(() => game.url, overdue.signal);
    await player.begin();
    players.push(player);
    while (!isSilent() && !player.over) await player.turn();
  }
};
const answers = (): number => players.reduce((sum, { answered }) => sum + answered.length, 0);

const fire = async (): Promise<void> => {
  const [lives] = fc.sample(
    fc.array(fc.integer({ min: 0, max: LONGEST_LIFE_MS }), { minLength: KILLS, maxLength: KILLS }),
    { numRuns: 1, seed: SEED },
  );
  for (const [n, life] of (lives ?? []).entries()) {
    const before = answers();
    // Every second start has answered a request, also on a slow machine; the others may be killed at once.
    if (n % 2 === 1) await eventually(() => expect(answers()).toBeGreaterThan(before), LAST_ANSWER_MS, silence.signal);
    // The random moment is the subject of the test: it waits for no condition.
    await pause(life);
    if (isSilent()) return;
    await game.kill();
    await game.start();
  }
  silence.abort();
  setTimeout(() => overdue.abort(), LAST_ANSWER_MS).unref();
};

describe('a game killed at random moments, under the load of eight players', () => {
  it(
    `loses and doubles nothing in ${KILLS} kills (--seed ${SEED})`,
    async () => {
      await game.start();
      await Promise.all([...Array.from({ length: PLAYERS }, playOn), fire()]);
      for (const saga of players) await saga.expectWhole(GRANTED);
      await game.expectRebuildsEqual();
    },
    180_000 + KILLS * (LONGEST_START_MS + LAST_ANSWER_MS / 2),
  );
});
