import { type Hex } from '#game/model/hex.js';
import { centreOf, type Point } from '../../../drawing/chart/survey/grid.js';

/**
 * A finger hits a target within this many pixels of its middle. Six targets share the circle around the hero: only with
 * this reach is each of them 44 px wide, even on the smallest hexes of a tablet.
 */
const REACH = 46;

/** The target that a finger at this point means: the nearest in reach, unless the hero's own cell is nearer. Null: none. */
export const caughtTarget = (
  point: Point,
  { targets, hero, unit }: { readonly targets: readonly Hex[]; readonly hero: Hex; readonly unit: number },
): Hex | null => {
  const apart = (hex: Hex): number => {
    const { x, y } = centreOf(hex);
    return Math.hypot(point.x - x, point.y - y);
  };
  const [nearest] = [...targets].sort((a, b) => apart(a) - apart(b));
  if (!nearest || apart(nearest) * unit > REACH || apart(hero) < apart(nearest)) return null;
  return nearest;
};
