import { cellIndex, CELLS } from '#contracts/world/cells.js';
import { neighboursOf } from '#contracts/world/hex.js';

const NEIGHBOURS = CELLS.map((cell) => neighboursOf(cell).flatMap((n) => cellIndex(n) ?? []));

export interface Ways {
  /** Cost from the nearest of the sources; Infinity where none can be reached. */
  readonly cost: readonly number[];
  /** The next cell on the way to the source; -1 at the source itself. */
  readonly next: readonly number[];
}

/** Dijkstra from several cells at once. `price` of entering a cell; Infinity closes it. 817 cells: a sorted list is queue enough. */
export const cheapestWays = (sources: readonly number[], price: (cell: number) => number): Ways => {
  const cost = CELLS.map(() => Infinity), next = CELLS.map(() => -1);
  sources.forEach((cell) => { cost[cell] = 0; });
  const queue = [...sources];
  while (queue.length > 0) {
    let best = 0;
    queue.forEach((cell, n) => { if ((cost[cell] ?? 0) < (cost[queue[best] ?? 0] ?? 0)) best = n; });
    const [cell = 0] = queue.splice(best, 1);
    for (const n of NEIGHBOURS[cell] ?? []) {
      const through = (cost[cell] ?? 0) + price(n);
      if (through >= (cost[n] ?? Infinity)) continue;
      if (cost[n] === Infinity) queue.push(n);
      cost[n] = through;
      next[n] = cell;
    }
  }
  return { cost, next };
};

/** Cells from `from` to its source, both included. */
export const wayFrom = ({ next }: Pick<Ways, 'next'>, from: number): number[] => {
  const way = [from];
  for (let cell = next[from] ?? -1; cell >= 0; cell = next[cell] ?? -1) way.push(cell);
  return way;
};
