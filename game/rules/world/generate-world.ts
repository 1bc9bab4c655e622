import { cityBuilder } from './build-city.js';
import { chooseSites } from './choose-sites.js';
import { type LandContent } from '../../model/content/land-content.js';
import { terrainAt } from './cells.js';
import { findRivers } from './find-rivers.js';
import { findRoads } from './find-roads.js';
import { namePlaces } from './name-places.js';
import { placeLandmarks } from './place-landmarks.js';
import { randomOf } from './seeded-random.js';
import { shapeLand } from './shape-land.js';
import { TERRAIN_LETTER, type City, type FactionId, type RecordedWorld } from '../../model/world.js';

/** Goes up with every change of what a seed gives; running sagas keep the world that was recorded. */
export const GENERATOR_VERSION = 2;

/**
 * The world of a seed: 817 cells, coast between all land and sea, 5 to 9 cities at least 4 apart, one of
 * them within 3 of the start, and a large region open to this faction (design section 7, specification section 9);
 * rivers, roads, and 10 to 14 landmarks that the faction can reach, two of them within 5 of the start.
 * The same in every engine: arithmetic, square roots and integer hashes only. `seed` may be any text; `land` is the
 * people's own (game/content/lands).
 */
export const generateWorld = (seed: string, faction: FactionId, { towns, landmarks }: LandContent): RecordedWorld => {
  const land = shapeLand(seed, faction);
  const terrain = land.map((name) => TERRAIN_LETTER[name]).join('');
  const { start, sites } = chooseSites(seed, faction, land);
  const build = cityBuilder(towns, randomOf(seed, 'cities'));
  const cities = sites.map((at): City => ({ at, ...build(terrainAt({ terrain }, at) === 'coast' ? 'sea' : 'land') }));
  const places = namePlaces(land, towns, randomOf(seed, 'places'));
  const world = {
    seed,
    generatorVersion: GENERATOR_VERSION,
    terrain,
    cities,
    places,
    rivers: findRivers({ seed, terrain }),
    roads: findRoads({ terrain, cities }),
    start,
  };
  return { ...world, landmarks: placeLandmarks(world, faction, landmarks) };
};
