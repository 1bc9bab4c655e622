import { CELLS, cellIndex } from './cells.js';
import { neighboursOf } from '../../model/hex.js';

/** Indices of the neighbours of each cell that lie within the world. */
export const NEIGHBOURS: readonly (readonly number[])[] = CELLS.map((cell) =>
  neighboursOf(cell).flatMap((n) => cellIndex(n) ?? []),
);

/** Connected parts of the cells for which `inside` holds, largest first. */
export const partsOf = (inside: (cell: number) => boolean): number[][] => {
  const open = new Uint8Array(CELLS.length);
  for (let cell = 0; cell < open.length; cell++) open[cell] = inside(cell) ? 1 : 0;
  const parts: number[][] = [];
  for (let start = 0; start < open.length; start++) {
    if (open[start] === 0) continue;
    const part = [start];
    open[start] = 0;
    for (let i = 0; i < part.length; i++)
      for (const next of NEIGHBOURS[part[i] ?? 0] ?? [])
        if (open[next] === 1) {
          open[next] = 0;
          part.push(next);
        }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
};
