import { cellIndex } from '#game/rules/world/cells.js';
import { type Hex } from '#game/model/hex.js';

/** Rows are staggered: up and down alternate between east and west, so that a vertical line stays vertical. */
const STEPS: Readonly<Record<string, (row: number) => Hex>> = {
  ArrowRight: () => ({ q: 1, r: 0 }),
  ArrowLeft: () => ({ q: -1, r: 0 }),
  ArrowUp: (row) => (row % 2 === 0 ? { q: 1, r: -1 } : { q: 0, r: -1 }),
  ArrowDown: (row) => (row % 2 === 0 ? { q: 0, r: 1 } : { q: -1, r: 1 }),
};

/** The cell that an arrow key moves the cursor to, within the world; null for any other key. */
export const steer = (key: string, from: Hex): Hex | null => {
  const step = STEPS[key]?.(Math.abs(from.r));
  if (!step) return null;
  const to = { q: from.q + step.q, r: from.r + step.r };
  return cellIndex(to) === null ? from : to;
};
