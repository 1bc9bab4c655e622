import { type Draw } from '../../model/draw.js';

/** One item of a list by weights, which are whole numbers; undefined for an empty list. */
export const pickWeighted = <T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  draw: Draw,
  purpose: string,
): T | undefined => {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = total > 0 ? draw(purpose, total) : 0;
  return items.find((item) => (left -= weightOf(item)) <= 0);
};
