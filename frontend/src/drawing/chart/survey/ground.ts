import { terrainAt } from '#game/rules/world/cells.js';
import { hexDistance, hexesWithin, type Hex } from '#game/model/hex.js';
import { WORLD_RADIUS, type RecordedWorld, type Terrain } from '#game/model/world.js';
import { centreOf, hexAt } from './grid.js';

/** Rows beyond the edge that are surveyed too, so that shores continue beyond the paper. */
const MARGIN = 6;
export const SURVEYED: readonly Hex[] = hexesWithin(WORLD_RADIUS + MARGIN);

const CENTRE: Hex = { q: 0, r: 0 };
export const isCharted = (hex: Hex): boolean => hexDistance(CENTRE, hex) <= WORLD_RADIUS;

/** The terrain of a cell; beyond the edge, that of the cell mirrored at the edge. */
export const groundAt = (world: Pick<RecordedWorld, 'terrain'>, hex: Hex): Terrain => {
  const far = hexDistance(CENTRE, hex);
  if (far <= WORLD_RADIUS) return terrainAt(world, hex);
  const pull = (2 * WORLD_RADIUS + 1 - far) / far;
  const q = hex.q * pull,
    r = hex.r * pull;
  return terrainAt(world, hexAt(centreOf({ q, r })));
};
