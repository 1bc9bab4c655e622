import { cellIndex } from '#game/rules/world/cells.js';
import { hexesWithin, hexKey, parseHexKey, type Hex } from '#game/model/hex.js';
import { type RecordedWorld, type Terrain } from '#game/model/world.js';

/** A visited cell and its terrain. */
export interface Visited extends Hex {
  readonly terrain: Terrain;
}

/** The range of sight in hexes, by the terrain of the hero's cell: short in forest and swamp, long on water and on heights. */
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

/** The cells of the world that can be seen from the cells `visited`. */
export const seenFrom = (visited: readonly Visited[]): Hex[] =>
  [...new Set(visited.flatMap(around).map(hexKey))].map(parseHexKey).filter((hex) => cellIndex(hex) !== null);

/** Leagues around the start that a hero knows from childhood, and around each town that everybody has heard tell of. */
const HOME = 8;
const TOLD = 2;

/** The home country and the towns: known before the first leaf, though not yet seen. */
export const knownFrom = ({ start, cities }: Pick<RecordedWorld, 'start' | 'cities'>): Hex[] => {
  const within = ({ q, r }: Hex, far: number): Hex[] => hexesWithin(far).map((hex) => ({ q: q + hex.q, r: r + hex.r }));
  const cells = [...within(start, HOME), ...cities.flatMap(({ at }) => within(at, TOLD))];
  return [...new Set(cells.map(hexKey))].map(parseHexKey).filter((hex) => cellIndex(hex) !== null);
};
