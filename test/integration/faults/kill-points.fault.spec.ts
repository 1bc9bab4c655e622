import { TURN_FAULT_POINTS } from '#backend/platform/faults/fault-points.js';
import { GameUnderFire, GRANTED } from '../../support/game-under-fire.js';
import { StubbornPlayer } from '../../support/stubborn-player.js';

let game: GameUnderFire;
beforeAll(async () => {
  game = await GameUnderFire.open();
}, 120_000);
afterAll(() => game.close(), 60_000);

const TURNS = 6;

describe('a game killed at a named line of the turn', () => {
  it.each(TURN_FAULT_POINTS)(
    '%s: starts again, and the turn is there once',
    async (point) => {
      const narration = { NARRATION: point.startsWith('narration') ? 'job' : 'inline' };
      // The opening passes the lines of narration and projection too: die on a later passage, in the midst of a turn.
      await game.start({ ...narration, FAULT_KILL_AT: `${point}#3` });
      const restarted = game.gone.then(() => game.start(narration));
      const player = new StubbornPlayer(() => game.url);
      await player.begin();
      while (player.answered.length < TURNS && !player.over) await player.turn();
      await restarted;
      await player.expectWhole(GRANTED);
      await game.expectRebuildsEqual();
      await game.kill();
    },
    240_000,
  );
});
