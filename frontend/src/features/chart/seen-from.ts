import { cellIndex } from '#game/rules/world/cells.js';
import { hexesWithin, hexKey, parseHexKey, type Hex } from '#game/model/hex.js';
import { type Terrain } from '#game/model/world.js';

/** Where somebody has been, and on what ground. */
export interface Visited extends Hex {
  readonly terrain: Terrain;
}

/** How far the eye reaches, in hexes: over trees and reeds not far, over water and from a height further. */
const REACH: Readonly<Record<Terrain, number>> = {
  forest: 1,
  swamp: 1,
  plains: 2,
  desert: 2,
  coast: 3,
  ocean: 3,
  hills: 3,
  mountains: 3,
};

const around = ({ q, r, terrain }: Visited): Hex[] =>
  hexesWithin(REACH[terrain]).map((hex) => ({ q: q + hex.q, r: r + hex.r }));

/** What has been seen by one who has been at `visited`, within the world. */
export const seenFrom = (visited: readonly Visited[]): Hex[] =>
  [...new Set(visited.flatMap(around).map(hexKey))].map(parseHexKey).filter((hex) => cellIndex(hex) !== null);
