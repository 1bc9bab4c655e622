import { type RecordedWorld } from '#game/model/world.js';
import { CELLS } from '#game/rules/world/cells.js';
import { centreOf, ROOT_3, type Point } from './grid.js';
import { WORLD_RADIUS } from '#game/model/world.js';
import { hash } from './hash.js';
import { type Soundings } from './soundings.js';

export interface Ornament extends Point {
  readonly radius: number;
}
export interface Ornaments {
  readonly rose: Ornament & { readonly atSea: boolean };
  /** Null if no water is wide enough. */
  readonly ship: Ornament | null;
  readonly serpent: Ornament | null;
  /** Vertical; `radius` is half its height. */
  readonly cartouche: Ornament | null;
}

const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Units to the edge of the world's hexagon. */
export const toEdge = ({ x, y }: Point): number => {
  const rows = 1.5 * WORLD_RADIUS - Math.abs(y);
  const slopes = (ROOT_3 * WORLD_RADIUS * ROOT_3 - Math.abs(x) * ROOT_3 - Math.abs(y)) / 2;
  return Math.min(rows, slopes) + 0.8;
};

const best = (
  points: readonly Point[],
  merit: (p: Point) => number,
): { readonly point: Point; readonly merit: number } =>
  points.map((point) => ({ point, merit: merit(point) })).reduce((a, b) => (b.merit > a.merit ? b : a));

/** Units within which the first leaf shows an ornament, and how much that counts. */
const HOME = { near: 5, far: 15, merit: 1.2 } as const;
const isAtHome = (p: Point, start: Point): boolean => apart(p, start) > HOME.near && apart(p, start) < HOME.far;

const ROSE = { most: 3.5, least: 2.3, ashore: 2.7 } as const;

/** Places the rose in the widest water inside the edge; without water, on land away from towns and the start. */
const placeRose = ({ points, avoid, start, soundings: { isLand, toShore } }: OpenWater): Ornaments['rose'] => {
  const clear = (p: Point): number => Math.min(...avoid.map((other) => apart(p, other) - 1.6));
  const room = (p: Point): number =>
    isLand(p.x, p.y) ? 0 : Math.min(toShore(p.x, p.y), toEdge(p), clear(p) + 0.6, ROSE.most);
  // Buttons lie over the north-east of the view, which begins at the start.
  const isUnderButtons = (p: Point): boolean => p.x > start.x + 2 && p.y < start.y - 1;
  const atSea = best(points, (p) =>
    room(p) < ROSE.least ? -1 : room(p) + (isAtHome(p, start) ? HOME.merit : 0) - (isUnderButtons(p) ? 2 : 0),
  );
  const radius = room(atSea.point);
  // The needle reaches a fifth beyond the ring: it stays clear of the coast too.
  if (radius >= ROSE.least) return { ...atSea.point, radius: radius * 0.85, atSea: true };
  const ashore = best(
    points,
    (p) =>
      Math.min(clear(p), 6) -
      0.9 * Math.max(0, toEdge(p) - ROSE.ashore) -
      4 * Math.max(0, ROSE.ashore - toEdge(p)) +
      0.02 * p.x,
  );
  return { ...ashore.point, radius: ROSE.ashore, atSea: false };
};

interface OpenWater {
  readonly points: readonly Point[];
  /** Towns, landmarks and the hero's start. */
  readonly avoid: readonly Point[];
  readonly start: Point;
  readonly soundings: Soundings;
}
const placeIn = (water: OpenWater, radius: number, taken: readonly Ornament[], seed: number): Ornament | null => {
  const {
    points,
    avoid,
    start,
    soundings: { isLand, toShore },
  } = water;
  const spot = best(points, (p) => {
    if (isLand(p.x, p.y) || toShore(p.x, p.y) < radius + 0.2 || toEdge(p) < radius + 0.6) return -1;
    if (
      taken.some((other) => apart(p, other) < other.radius + radius + 2) ||
      avoid.some((other) => apart(p, other) < radius + 1.8)
    )
      return -1;
    return (
      (isAtHome(p, start) ? HOME.merit : 0) +
      hash(seed, Math.round(p.x * 10), Math.round(p.y * 10)) +
      0.08 * Math.min(...taken.map((other) => apart(p, other)))
    );
  });
  return spot.merit < 0 ? null : { ...spot.point, radius };
};

type Places = Pick<RecordedWorld, 'cities' | 'landmarks' | 'start'>;
const placesOf = (world: Places): Point[] =>
  [...[...world.cities, ...(world.landmarks ?? [])].map(({ at }) => at), world.start].map(centreOf);

/** The ornaments of empty water: a rose, a ship, and a sea creature. */
export const placeOrnaments = (world: Places, soundings: Soundings, seed: number): Omit<Ornaments, 'cartouche'> => {
  const points = CELLS.map(centreOf),
    avoid = placesOf(world);
  const water = { points, avoid, start: centreOf(world.start), soundings };
  const rose = placeRose(water);
  const ship = placeIn(water, 1.3, [rose], seed + 1);
  const serpent = placeIn(water, 1.9, ship ? [rose, ship] : [rose], seed + 2);
  return { rose, ship, serpent };
};

export const CARTOUCHE = { high: 3, wide: 0.75 } as const;

/** Places the vertical cartouche in water that is high enough, as near to the rose as possible, without touching names and other ornaments. */
export const placeCartouche = (
  world: Places,
  { isLand, toShore }: Soundings,
  { rose, ship, serpent }: Omit<Ornaments, 'cartouche'>,
  rooms: readonly (Point & { readonly half: number })[],
): Ornament | null => {
  const { high, wide } = CARTOUCHE,
    avoid = placesOf(world),
    taken = [rose, ship, serpent].filter((thing) => thing !== null);
  const isWater = ({ x, y }: Point): boolean =>
    [-1, -0.5, 0, 0.5, 1].every((t) => !isLand(x, y + t * high) && toShore(x, y + t * high) > wide + 0.25);
  const isFree = (p: Point): boolean =>
    taken.every(
      (thing) =>
        Math.abs(p.x - thing.x) > thing.radius + wide + 0.6 || Math.abs(p.y - thing.y) > thing.radius + high + 0.6,
    ) &&
    rooms.every((room) => Math.abs(p.x - room.x) > room.half + wide + 0.5 || Math.abs(p.y - room.y) > high + 2) &&
    avoid.every((place) => Math.abs(p.x - place.x) > 3 || Math.abs(p.y - place.y) > high + 1.6);
  const spot = best(CELLS.map(centreOf), (p) =>
    toEdge({ x: p.x, y: p.y - high }) < 1.6 || toEdge({ x: p.x, y: p.y + high }) < 1.6 || !isWater(p) || !isFree(p)
      ? -Infinity
      : -apart(p, rose),
  );
  return spot.merit === -Infinity ? null : { ...spot.point, radius: high };
};
