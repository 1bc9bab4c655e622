import { hexesWithin, hexKey, type Hex } from '#game/model/hex.js';
import { centreOf, hexAt, type Point } from '../survey/grid.js';
import { hash, smoothNoise } from '../survey/hash.js';
import { toEdge } from '../survey/ornaments.js';
import { type Survey } from '../survey/survey.js';

/** A level band of cloud: its ends are round, `y` is its middle. In units. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}
/** Height of a band, the grain of its ends, and the shortest that is drawn. */
export const BAND = 1.5;
const GRAIN = 0.5;
const SHORTEST = 4.5;
const CHINK = 2.5;
/** Half the width and height of the area that can be clouded: somewhat more than the paper. */
const SHEET = { x: 36, y: 31.5 } as const;

type Test = (p: Point) => boolean;

/** The areas that stay free of clouds: towns, ornaments and names of seas. */
const partsOver = ({ world, ornaments: { rose, ship, serpent, cartouche }, rooms }: Survey): Test => {
  const things = [rose, ship, serpent, cartouche].flatMap((thing) =>
    thing ? [{ ...thing, wide: thing.radius + 1, high: thing.radius + 1 }] : [],
  );
  const towns = world.cities.map(({ at }) => ({ ...centreOf(at), wide: 4, high: 1.9 }));
  // A name may be vertical, with a longer line under it.
  const names = rooms.map(({ x, y, half, above }) => ({
    x,
    y: y - Math.min(above, 4) / 2,
    wide: Math.max(half, above > 2 ? 4.5 : 0) + 1,
    high: 1.9 + Math.min(above, 4) / 2,
  }));
  const open = [...things, ...towns, ...names];
  return ({ x, y }) => open.some((at) => Math.abs(x - at.x) < at.wide && Math.abs(y - at.y) < at.high);
};

const NEAR = hexesWithin(1);
const isNearTo = (seen: readonly Hex[]): Test => {
  const near = new Set(seen.flatMap(({ q, r }) => NEAR.map((hex) => hexKey({ q: q + hex.q, r: r + hex.r }))));
  return (p) => near.has(hexKey(hexAt(p)));
};

/** Adds a run as a band, or to the last band if the gap is too narrow to show anything. */
const addRun = (bands: Band[], run: Band): void => {
  const last = bands.at(-1);
  if (last?.y === run.y && run.from - last.to < CHINK) bands[bands.length - 1] = { ...last, to: run.to };
  else if (run.to - run.from >= SHORTEST) bands.push(run);
};

/** Horizontal runs of the clouded area, row by row from north to south. */
const bandsWhere = (isClouded: (p: Point, row: number) => boolean): Band[] => {
  const bands: Band[] = [];
  for (let row = 0, y = -SHEET.y; y <= SHEET.y; row++, y += BAND) {
    let from: number | null = null;
    for (let x = -SHEET.x; x <= SHEET.x + GRAIN; x += GRAIN) {
      const clouded = x <= SHEET.x && isClouded({ x, y }, row);
      if (clouded) from ??= x;
      else if (from !== null) {
        addRun(bands, { from, to: x, y });
        from = null;
      }
    }
  }
  return bands;
};

/** How far clouds reach over the edge of the world, and the share of the unseen cells that they cover. */
const BROW = 1.3;
const CLEAR = 0.36;
/** Rows end at different places, so that a bank of cloud has steps and no straight edge. */
const reachOf = (seed: number, row: number, x: number): number =>
  0.2 + (row % 2) * 1.8 + 2 * hash(seed + 64, row, x < 0 ? 0 : 1);

/** Two layers of cloud. The upper layer is only beyond the edge of the world and ends before the sheet does, where the lower layer's colour follows. `seen` null: all cells. */
export const cloudBands = (survey: Survey, seen: readonly Hex[] | null): readonly [lower: Band[], upper: Band[]] => {
  const isSeen = isNearTo(seen ?? []),
    isOpen = partsOver(survey),
    { seed } = survey;
  const lower = bandsWhere((p, row) => {
    const edge = toEdge(p);
    if (edge < 0.3) return true;
    if (isSeen(p) || isOpen(p)) return false;
    return (
      edge < BROW * 2.6 * smoothNoise(seed + 60, p.x * 0.05, row * 0.3) + reachOf(seed, row, p.x) ||
      (seen !== null && smoothNoise(seed + 61, p.x * 0.05, row * 0.63) > CLEAR)
    );
  });
  return [
    lower,
    bandsWhere(
      (p, row) =>
        Math.abs(p.x) < 31.5 - 2.5 * reachOf(seed, row + 7, p.x) &&
        Math.abs(p.y) < 28 &&
        toEdge(p) + reachOf(seed, row + 1, p.x) * 1.4 < -0.5 &&
        smoothNoise(seed + 63, p.x * 0.05, Math.floor(row / 2) * 3.1) > -0.15,
    ),
  ];
};
