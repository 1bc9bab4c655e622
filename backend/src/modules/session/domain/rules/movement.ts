import { type MovementOption } from '#contracts/session/shapes.js';
import { DIRECTIONS, hexDistance, type Hex } from '#contracts/world/hex.js';
import { canEnter, cityAt, movementDifficulty, terrainAt } from '#contracts/world/travel.js';
import { type FactionId, type RecordedWorld, type Terrain, WORLD_RADIUS } from '#contracts/world/world.js';

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
const NOUN: Readonly<Record<Terrain, string>> = {
  ocean: 'Open water', coast: 'Strand', plains: 'Plains', forest: 'Forest', hills: 'Hills', mountains: 'Mountains', desert: 'Desert', swamp: 'Swamp',
};

const optionTowards = (world: RecordedWorld, faction: FactionId, to: Hex, compass: string): MovementOption | null => {
  if (hexDistance({ q: 0, r: 0 }, to) > WORLD_RADIUS) return null;
  const terrain = terrainAt(world, to);
  if (!canEnter(faction, terrain)) return null;
  const city = cityAt(world, to)?.name ?? null;
  return {
    ...to, terrain, distance: 1, difficulty: movementDifficulty(terrain, faction),
    description: `${city ?? NOUN[terrain]}, to the ${compass}`, isCity: city !== null, cityDetails: city,
  };
};

/** The adjacent cells that this faction may enter (specification section 4); each description names one way only. */
export const movementOptions = (world: RecordedWorld, faction: FactionId, at: Hex): MovementOption[] =>
  DIRECTIONS.flatMap((d, i) => optionTowards(world, faction, { q: at.q + d.q, r: at.r + d.r }, COMPASS[i] ?? '') ?? []);
