import { GRANTED } from '../game-under-fire.js';
import { Load } from './load.js';
import { type Stack } from './stack.js';

const PLAYERS = 4;
/** The longest wait for an answer, and for the last of them. */
export const ANSWER_MS = 180_000;

/**
 * Players play while something happens; then all is well, and play goes on. No answered turn is missing or doubled,
 * tokens add up, no process has ended, and the longest wait is printed.
 */
export const underLoad = (stack: Stack, happens: (load: Load) => Promise<void>): Promise<void> =>
  stack.explained(async () => {
    const load = new Load(() => stack.url, PLAYERS);
    try {
      await load.another(ANSWER_MS);
      await happens(load);
      const over = performance.now();
      await stack.awaitHealthy();
      const backS = Math.round((performance.now() - over) / 100) / 10;
      await load.another(ANSWER_MS);
      await load.end(ANSWER_MS);
      const { turns, longestWaitS } = await load.expectWhole(GRANTED);
      expect(stack.ownEnds).toEqual([]);
      console.info(
        `${turns} turns answered, none missing or doubled; longest wait ${longestWaitS} s, all ready ${backS} s after the end`,
      );
    } finally {
      load.abandon();
    }
  });
