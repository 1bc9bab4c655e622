import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { GameUnderFire, GRANTED } from './game-under-fire.js';
import { StubbornPlayer } from './stubborn-player.js';

/** Every kill costs a start: a suite that is run all day has few, FAULT_KILLS=100 is for the day of a release. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 20);
const LONGEST_START_MS = 20_000;
const PLAYERS = 8;
const LONGEST_LIFE_MS = 900;

let game: GameUnderFire;
beforeAll(async () => { game = await GameUnderFire.open(); }, 120_000);
afterAll(() => game.close(), 60_000);

/** Plays saga after saga until the guns are silent. */
const playOn = async (isOver: () => boolean): Promise<readonly StubbornPlayer[]> => {
  const sagas: StubbornPlayer[] = [];
  while (!isOver()) {
    const player = new StubbornPlayer(() => game.url);
    await player.begin();
    sagas.push(player);
    while (!isOver() && !player.over) await player.turn();
  }
  return sagas;
};

describe('a game killed at random moments, under the load of eight players', () => {
  it(`loses and doubles nothing in ${KILLS} kills`, async () => {
    const [lives] = fc.sample(fc.array(fc.integer({ min: 0, max: LONGEST_LIFE_MS }), { minLength: KILLS, maxLength: KILLS }), { numRuns: 1, seed: Number(process.env['FAULT_SEED'] ?? Date.now()) });
    let over = false;
    await game.start();
    const playing = Promise.all(Array.from({ length: PLAYERS }, () => playOn(() => over)));
    for (const life of lives ?? []) {
      // The moment is what is tested here: nothing is waited for.
      await pause(life);
      await game.kill();
      await game.start();
    }
    over = true;
    const sagas = (await playing).flat();
    expect(sagas.flatMap(({ answered }) => answered).length).toBeGreaterThan(KILLS);
    for (const saga of sagas) await saga.expectWhole(GRANTED);
    await game.expectRebuildsEqual();
  }, 120_000 + KILLS * LONGEST_START_MS);
});
