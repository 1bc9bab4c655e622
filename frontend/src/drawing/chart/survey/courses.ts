import { CELLS, terrainAt } from '#game/rules/world/cells.js';
import { findRivers } from '#game/rules/world/find-rivers.js';
import { findRoads } from '#game/rules/world/find-roads.js';
import { type Hex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { bend } from './bend.js';
import { centreOf, type Point } from './grid.js';
import { jitter } from './hash.js';
import { type Soundings } from './soundings.js';

/** A river from source to mouth or a road from town to town, with its bends. */
export type Course = readonly Point[];

const CENTRE: Hex = { q: 0, r: 0 };
const cellOf = (i: number): Hex => CELLS[i] ?? CENTRE;

/** A point up to `reach` from the centre of a cell. All courses through a cell use the same point, so they meet. */
const strayed = ({ q, r }: Hex, seed: number, reach: number): Point => {
  const { x, y } = centreOf({ q, r });
  return { x: x + reach * jitter(seed, q, r, 201), y: y + reach * jitter(seed, q, r, 202) };
};
const RIVER_STRAYS = 0.55;
const ROAD_STRAYS = 0.3;

/** Where a river passes this cell. */
export const riverPoint = (hex: Hex, seed: number): Point => strayed(hex, seed, RIVER_STRAYS);

/** The rivers of a world; a world generated without rivers gets computed ones. Each ends at the drawn shore, with a straight last piece. */
export const riverCourses = (
  world: Pick<RecordedWorld, 'seed' | 'terrain' | 'rivers'>,
  seed: number,
  { isLand }: Pick<Soundings, 'isLand'>,
): Course[] =>
  (world.rivers ?? findRivers(world)).map((river) => {
    const course = bend(
      river.map(cellOf).map((hex) => (terrainAt(world, hex) === 'ocean' ? centreOf(hex) : riverPoint(hex, seed))),
    );
    const mouth = course.findIndex(({ x, y }) => !isLand(x, y));
    return mouth < 0 ? course : course.slice(0, mouth + 1);
  });

/** The roads of a world; a world generated without roads gets computed ones. */
export const roadCourses = (world: Pick<RecordedWorld, 'terrain' | 'cities' | 'roads'>, seed: number): Course[] =>
  (world.roads ?? findRoads(world)).map((road) =>
    bend(road.map((cell) => strayed(cellOf(cell), seed + 3, ROAD_STRAYS))),
  );
