import { type DrawRecord } from '#game/model/deed.js';
import { type Dice, diceOf } from '#game/rules/dice/dice.js';

const nameOf = (purpose: string, k: number, sides: number): string => `${purpose} ${k} ${sides}`;

/**
 * The dice of a recorded turn. A throw that was not recorded, which only other rules ask for, comes from `key`: the
 * turn's own where the seed is known.
 */
export const thrownDice = (recorded: readonly DrawRecord[], key: string): Dice => {
  const thrown = new Map(recorded.map(({ purpose, k, sides, value }) => [nameOf(purpose, k, sides), value]));
  const others = diceOf(key);
  const used = new Map<string, number>();
  const drawn: DrawRecord[] = [];
  return {
    draw: (purpose, sides) => {
      const k = (used.get(purpose) ?? 0) + 1;
      used.set(purpose, k);
      const other = others.draw(purpose, sides);
      const value = thrown.get(nameOf(purpose, k, sides)) ?? other;
      drawn.push({ purpose, k, sides, value });
      return value;
    },
    record: () => [...drawn],
  };
};
