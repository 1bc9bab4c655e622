import { CELLS } from './cells.js';
import { NEIGHBOURS } from './parts.js';
import { type Path } from '../../model/world.js';

export interface Ways {
  /** Cost from the nearest of the sources; Infinity where none can be reached. */
  readonly cost: readonly number[];
  /** The next cell on the way to the source; -1 at the source itself. */
  readonly next: readonly number[];
}

/**
 * Dial's form of Dijkstra, from several cells at once. `price` of entering a cell is a whole number; Infinity closes
 * it. The search stops at the cost `most`.
 */
export const cheapestWays = (sources: Path, price: (cell: number) => number, most = Infinity): Ways => {
  const cost = CELLS.map(() => Infinity),
    next = CELLS.map(() => -1);
  const reachedAt: number[][] = [[...sources]];
  for (const cell of sources) cost[cell] = 0;
  const goOn = (cell: number, spent: number): void => {
    for (const n of NEIGHBOURS[cell] ?? []) {
      const through = spent + price(n);
      if (through >= (cost[n] ?? Infinity) || through > most) continue;
      cost[n] = through;
      next[n] = cell;
      (reachedAt[through] ??= []).push(n);
    }
  };
  for (let spent = 0; spent < reachedAt.length; spent++)
    for (const cell of reachedAt[spent] ?? []) if (cost[cell] === spent) goOn(cell, spent);
  return { cost, next };
};

/** Cells from `from` to its source, both included. */
export const wayFrom = ({ next }: Pick<Ways, 'next'>, from: number): number[] => {
  const way = [from];
  for (let cell = next[from] ?? -1; cell >= 0; cell = next[cell] ?? -1) way.push(cell);
  return way;
};
