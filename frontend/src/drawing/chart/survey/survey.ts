import { type RecordedWorld } from '#game/model/world.js';
import { type ChartStamps } from '../stamps/chart-stamps.js';
import { coastline, type Loop } from './coastline.js';
import { type Fathom, fathomsOf } from './fathoms.js';
import { riverCourses, roadCourses, type Course } from './courses.js';
import { coastHatching, type Stroke } from './hatching.js';
import { type Point } from './grid.js';
import { seedOf } from './hash.js';
import { marksOf, type Mark } from './marks.js';
import { nameRooms, type NameRoom } from './name-rooms.js';
import { placeCartouche, placeOrnaments, type Ornaments } from './ornaments.js';
import { placeStamps, type Placed } from './place-stamps.js';
import { takeSoundings } from './soundings.js';
import { waveRows } from './wave-rows.js';

/** Everything of a world that the chart shows at any scale: computed once, in units. */
export interface Survey {
  readonly world: RecordedWorld;
  readonly seed: number;
  readonly shores: readonly Loop[];
  readonly hatching: readonly Stroke[];
  /** Scales of the open sea, from north to south. */
  readonly waves: readonly Point[];
  readonly fathoms: readonly Fathom[];
  /** From source to mouth. */
  readonly rivers: readonly Course[];
  readonly roads: readonly Course[];
  readonly marks: readonly Mark[];
  /** From north to south. */
  readonly stamps: readonly Placed[];
  readonly ornaments: Ornaments;
  readonly rooms: readonly NameRoom[];
}

/** @param trees the trees of its forests */
export const surveyOf = (world: RecordedWorld, trees: ChartStamps['trees']): Survey => {
  const seed = seedOf(world.seed);
  const shores = coastline(world, seed);
  const soundings = takeSoundings(shores);
  const rivers = riverCourses(world, seed, soundings),
    roads = roadCourses(world, seed);
  const marks = marksOf(world, seed),
    placed = placeOrnaments(world, soundings, seed);
  const rooms = nameRooms(world.places ?? [], soundings, placed);
  return {
    world,
    seed,
    shores,
    rivers,
    roads,
    marks,
    rooms,
    ornaments: { ...placed, cartouche: placeCartouche(world, soundings, placed, rooms) },
    hatching: coastHatching(soundings, seed),
    waves: waveRows(soundings, seed),
    fathoms: fathomsOf(soundings, seed, [placed.rose, placed.ship, placed.serpent], rooms),
    stamps: placeStamps({ world, trees, seed, soundings, courses: [...rivers, ...roads], marks }),
  };
};
