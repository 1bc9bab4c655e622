import { type Hex } from '#game/model/hex.js';
import { type RecordedWorld, type Terrain } from '#game/model/world.js';
import { type ChartStamps } from '../stamps/chart-stamps.js';
import { type StampKind } from '../stamps/stamp-kinds.js';
import { centreOf, type Point } from './grid.js';
import { groundAt, SURVEYED } from './ground.js';
import { hash, jitter } from './hash.js';
import { type Course } from './courses.js';
import { type Soundings } from './soundings.js';

export interface Placed extends Point {
  readonly kind: StampKind;
  /** 0 is drawn at every scale; 1 only if there is room. */
  readonly rank: 0 | 1;
  readonly variant: number;
}

type Spot = readonly [kind: StampKind, x: number, y: number, rank: 0 | 1, sway: number];
const WOOD = [
  [-0.28, -0.4],
  [0.44, -0.34],
  [-0.62, 0.12],
  [0.08, 0.16],
  [-0.26, 0.66],
  [0.5, 0.6],
] as const;
/** Broad trees, which are fewer. */
const GROVE = [
  [-0.4, -0.3],
  [0.46, -0.2],
  [-0.3, 0.55],
  [0.5, 0.62],
] as const;

/** A wood of broad trees has one kind; in other woods the kinds are mixed. */
const forestOf = (trees: readonly StampKind[], roll: (k: number) => number): Spot[] => {
  const [first] = trees;
  const kindOf = (n: number): StampKind =>
    trees[Math.floor(roll(10 + (first === 'broadleaf' ? 0 : n)) * trees.length)] ?? 'conifer';
  return (first === 'cloudPine' ? GROVE : WOOD).map(([x, y], n): Spot => [kindOf(n), x, y, n % 2 === 1 ? 0 : 1, 0.13]);
};

/** Random spots. */
const maybe = (chance: boolean, spot: Spot): Spot[] => (chance ? [spot] : []);

const spotsOf = (terrain: Terrain, trees: ChartStamps['trees'], roll: (k: number) => number): Spot[] => {
  switch (terrain) {
    case 'mountains':
      return [
        ['mountain', -0.12, 0.62, 0, 0.22],
        ...maybe(roll(1) > 0.4, ['mountain', roll(2) > 0.5 ? 0.7 : -0.72, 0.74, 1, 0.1]),
      ];
    case 'hills':
      return [
        ['hill', -0.34, 0.3, 0, 0.14],
        ['hill', 0.36, 0.62, 1, 0.14],
        ...maybe(roll(1) > 0.6, ['hill', 0.4, -0.1, 1, 0.14]),
      ];
    case 'forest':
      return forestOf(trees, roll);
    case 'plains':
      return [
        ['grass', -0.3, 0.1, 1, 0.4],
        ...maybe(roll(1) > 0.45, ['grass', 0.35, 0.4, 1, 0.35]),
        ...maybe(roll(3) > 0.93, [trees[0], 0.2, 0.2, 1, 0.3]),
      ];
    case 'coast':
      return [['sand', 0.1, 0.1, 1, 0.4], ...maybe(roll(1) > 0.6, ['grass', -0.3, 0.3, 1, 0.3])];
    case 'desert':
      return [
        ['dune', -0.3, -0.1, 0, 0.18],
        ['dune', 0.3, 0.5, 0, 0.18],
      ];
    case 'swamp':
      return [
        ['reeds', -0.36, 0.05, 0, 0.16],
        ['reeds', 0.4, 0.5, 0, 0.16],
        ...maybe(roll(1) > 0.5, ['reeds', 0.42, -0.35, 1, 0.12]),
      ];
    case 'ocean':
      return maybe(roll(1) > 0.6, ['wave', -0.3, 0, 1, 0.6]);
  }
};

const TALL: ReadonlySet<StampKind> = new Set(['mountain', 'conifer', 'broadleaf', 'palm', 'cypress', 'cloudPine']);
/** A landmark's clearing, relative to a town's. */
const MARK_ROOM = 0.65;
/** The clearing around a town: no stamp is on it, no tall stamp is in front of it. `room` is its size. */
const hides = (spot: Point, kind: StampKind, town: Point, room = 1): boolean => {
  const dx = Math.abs(spot.x - town.x) / room,
    dy = (spot.y - town.y) / room;
  if (dx * dx * 0.7 + dy * dy < 1.3) return true;
  return TALL.has(kind) && dx < (kind === 'mountain' ? 1.9 : 1.3) && dy > 0 && dy < (kind === 'mountain' ? 2.3 : 1.5);
};

/** Points on a coarse grid that a river or road passes: no stamp covers them. */
const passedBy = (courses: readonly Course[]): ((p: Point) => boolean) => {
  const key = (x: number, y: number): string => `${Math.round(x * 3)},${Math.round(y * 3)}`;
  const passed = new Set(courses.flat().map(({ x, y }) => key(x, y)));
  return ({ x, y }) => passed.has(key(x, y)) || passed.has(key(x, y - 0.25));
};

export interface Land {
  readonly world: Pick<RecordedWorld, 'terrain' | 'cities'>;
  /** The trees of its forests. */
  readonly trees: ChartStamps['trees'];
  readonly seed: number;
  readonly soundings: Soundings;
  readonly courses: readonly Course[];
  readonly marks: readonly Point[];
}

/** All stamps on the ground, from north to south, so that nearer ones are drawn over farther ones. */
export const placeStamps = ({ world, trees, seed, soundings: { isLand, toShore }, courses, marks }: Land): Placed[] => {
  const towns = world.cities.map(({ at }) => centreOf(at));
  const isPassed = passedBy(courses);
  const fits = (spot: Point, kind: StampKind): boolean => {
    if (kind === 'wave') return !isLand(spot.x, spot.y) && toShore(spot.x, spot.y) > 1.15;
    return (
      isLand(spot.x, spot.y) &&
      toShore(spot.x, spot.y) > (kind === 'mountain' ? 0.3 : 0.22) &&
      (kind === 'mountain' || !isPassed(spot))
    );
  };
  const standing = (hex: Hex): Placed[] => {
    const centre = centreOf(hex);
    const roll = (k: number) => hash(seed, hex.q, hex.r, k);
    return spotsOf(groundAt(world, hex), trees, roll).flatMap(([kind, dx, dy, rank, sway], n) => {
      const spot = {
        x: centre.x + dx + sway * jitter(seed, hex.q, hex.r, 30 + n),
        y: centre.y + dy + sway * 0.7 * jitter(seed, hex.q, hex.r, 50 + n),
      };
      if (
        !fits(spot, kind) ||
        towns.some((town) => hides(spot, kind, town)) ||
        marks.some((mark) => hides(spot, kind, mark, MARK_ROOM))
      )
        return [];
      return [{ ...spot, kind, rank, variant: variantOf(kind, rank, roll(70 + n)) }];
    });
  };
  return SURVEYED.flatMap(standing).sort((a, b) => a.y - b.y || a.x - b.x);
};

/** The later variants of mountains are foothills, placed around the peaks. */
const variantOf = (kind: StampKind, rank: 0 | 1, roll: number): number =>
  kind === 'mountain' ? (rank === 0 ? Math.floor(roll * 5) : 5 + Math.floor(roll * 3)) : Math.floor(roll * 8);
