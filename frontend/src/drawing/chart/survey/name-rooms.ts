import { type Place } from '#game/model/world.js';
import { centreOf, type Point } from './grid.js';
import { type Ornaments } from './ornaments.js';
import { type Soundings } from './soundings.js';

/** The position with most room for a place's name: the middle of the line, and the free width to either side, in units. */
export interface NameRoom extends Point {
  readonly name: string;
  readonly half: number;
  /** Free height above the line, for vertical text. */
  readonly above: number;
}

const STEP = 0.25;
const MOST = 9;
/** Rows that a line of letters and its gloss take, about its middle. */
const ROWS = [-0.7, 0, 0.8] as const;

/** Free width to either side at a height, up to the shore. */
const freeHalf = ({ x, y }: Point, fits: (x: number, y: number) => boolean): number => {
  let half = 0;
  while (half < MOST && ROWS.every((dy) => fits(x - half, y + dy) && fits(x + half, y + dy))) half += STEP;
  return half;
};

const MOST_ABOVE = 7;
const freeAbove = ({ x, y }: Point, fits: (x: number, y: number) => boolean): number => {
  let above = 0;
  while (above < MOST_ABOVE && fits(x - 0.7, y - above) && fits(x + 0.7, y - above)) above += STEP;
  return above;
};

/** Searches around the deepest cell for the widest line: names of seas do not touch the shore, names of lands are not in the sea. */
export const nameRooms = (
  places: readonly Place[],
  { isLand, toShore }: Soundings,
  { rose, ship, serpent }: Omit<Ornaments, 'cartouche'>,
): NameRoom[] => {
  const taken = [rose, ship, serpent].filter((thing) => thing !== null);
  const isFree = (x: number, y: number): boolean =>
    taken.every((thing) => Math.abs(x - thing.x) > thing.radius + 0.3 || Math.abs(y - thing.y) > thing.radius + 0.5);
  return places.map(({ name, at, terrain }) => {
    const centre = centreOf(at),
      sea = terrain === 'ocean';
    const fits = (x: number, y: number): boolean =>
      isFree(x, y) && (sea ? !isLand(x, y) && toShore(x, y) > 0.45 : isLand(x, y));
    const aboveOf = (p: Point): number => (sea ? freeAbove(p, fits) : 0);
    const tries: Point[] = [];
    for (let dy = -4.5; dy <= 4.5; dy += 0.75)
      for (let dx = -4.5; dx <= 4.5; dx += 0.75) tries.push({ x: centre.x + dx, y: centre.y + dy });
    const rooms = tries.map((p) => ({
      ...p,
      half: freeHalf(p, fits),
      off: Math.abs(p.x - centre.x) + Math.abs(p.y - centre.y),
    }));
    const { x, y, half } = rooms.reduce((a, b) => (b.half - 0.3 * b.off > a.half - 0.3 * a.off ? b : a));
    return { name, x, y, half, above: aboveOf({ x, y }) };
  });
};
