import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { eventually } from '../../support/eventually.js';
import { GameUnderFire, GRANTED } from './game-under-fire.js';
import { StubbornPlayer } from './stubborn-player.js';

/** Every kill costs a start: a suite that is run all day has few, FAULT_KILLS=100 is for the day of a release. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 12);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now());
const LONGEST_START_MS = 20_000;
const PLAYERS = 8;
const LONGEST_LIFE_MS = 2_500;
/** Once nothing is killed any more, whoever has no answer after this long will never have one. */
const LAST_ANSWER_MS = 60_000;

let game: GameUnderFire;
beforeAll(async () => {
  game = await GameUnderFire.open();
}, 120_000);
afterAll(() => game.close(), 60_000);

let players: StubbornPlayer[];
let silence: AbortController;
let hopeless: AbortController;
beforeEach(() => {
  players = [];
  silence = new AbortController();
  hopeless = new AbortController();
});
// Whatever failed: nobody plays on beside the tests that follow.
afterEach(() => {
  silence.abort();
  hopeless.abort();
});

const isSilent = (): boolean => silence.signal.aborted;

/** Plays saga after saga until the guns are silent. */
const playOn = async (): Promise<void> => {
  while (!isSilent()) {
    const player = new StubbornPlayer(() => game.url, hopeless.signal);
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
    // Every other life has done something for somebody, however slow the machine is; the others may end as they begin.
    if (n % 2 === 1) await eventually(() => expect(answers()).toBeGreaterThan(before), LAST_ANSWER_MS, silence.signal);
    // The moment is what is tested here: nothing is waited for.
    await pause(life);
    if (isSilent()) return;
    await game.kill();
    await game.start();
  }
  silence.abort();
  setTimeout(() => hopeless.abort(), LAST_ANSWER_MS).unref();
};

describe('a game killed at random moments, under the load of eight players', () => {
  it(
    `loses and doubles nothing in ${KILLS} kills (FAULT_SEED=${SEED})`,
    async () => {
      await game.start();
      await Promise.all([...Array.from({ length: PLAYERS }, playOn), fire()]);
      for (const saga of players) await saga.expectWhole(GRANTED);
      await game.expectRebuildsEqual();
    },
    180_000 + KILLS * (LONGEST_START_MS + LAST_ANSWER_MS / 2),
  );
});
