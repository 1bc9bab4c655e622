import { CELLS } from './cells.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { NEIGHBOURS, partsOf } from './parts.js';
import { integerOf, randomOf, type SeededRandom } from './seeded-random.js';
import { canEnter } from './travel.js';
import { SEAFARERS, WORLD_RADIUS, type FactionId, type Terrain } from '../../model/world.js';

const CENTRE: Hex = { q: 0, r: 0 };
const cellAt = (i: number): Hex => CELLS[i] ?? CENTRE;
const apart = (a: number, b: number): number => hexDistance(cellAt(a), cellAt(b));

/** How well a terrain suits a town. */
const APPEAL: Readonly<Record<Terrain, number>> = {
  ocean: 0,
  coast: 3,
  plains: 2.6,
  hills: 2,
  forest: 1.6,
  desert: 0.9,
  mountains: 0.7,
  swamp: 0.4,
};
/** Least distance between two towns, in cells. */
export const CITY_SPACING = 4;
export const CITY_COUNT = [5, 9] as const;
/** Largest distance of the first town from the start. */
export const HOME_WITHIN = 3;
/** Largest distance of the start from the middle of the world, where the land allows it. */
const START_WITHIN = 9;

/** Cells that can be walked, or sailed, to from `from` within `steps`, nearest first. */
const within = (isOpen: Uint8Array, from: number, steps: number): number[] => {
  const distance = new Uint8Array(CELLS.length);
  const reached = [from];
  distance[from] = 1;
  for (let i = 0; i < reached.length; i++) {
    const cell = reached[i] ?? from,
      next = (distance[cell] ?? 0) + 1;
    if (next > steps + 1) break;
    for (const n of NEIGHBOURS[cell] ?? [])
      if (isOpen[n] === 1 && distance[n] === 0) {
        distance[n] = next;
        reached.push(n);
      }
  }
  return reached;
};

const isSite = (land: readonly Terrain[], cell: number): boolean =>
  land[cell] !== 'ocean' && hexDistance(CENTRE, cellAt(cell)) < WORLD_RADIUS;

interface Ground {
  readonly land: readonly Terrain[];
  /** The largest connected part of what the faction may enter. */
  readonly open: readonly number[];
  readonly isOpen: Uint8Array;
  /** One per cell: its quality as a town's place, with a little chance. */
  readonly appeal: readonly number[];
}

const homesAmong = ({ land }: Ground, around: readonly number[]): number[] =>
  around.slice(1).filter((cell) => isSite(land, cell));

/** Near the middle, on easy ground, where the land has much to show, and a town can stand close by. */
const startOf = (ground: Ground, faction: FactionId, random: SeededRandom): number => {
  const easy: readonly Terrain[] = SEAFARERS.includes(faction) ? ['coast'] : ['plains', 'coast'];
  const meritOf = (cell: number): number => {
    const around = within(ground.isOpen, cell, HOME_WITHIN);
    if (homesAmong(ground, around).length === 0) return -Infinity;
    const sorts = new Set(around.map((c) => ground.land[c])).size;
    return sorts + around.length / 12 - hexDistance(CENTRE, cellAt(cell)) / 5 + random() * 2;
  };
  const ashore = ground.open.filter((cell) => ground.land[cell] !== 'ocean');
  const fit = ashore.filter(
    (cell) => easy.includes(ground.land[cell] ?? 'ocean') && hexDistance(CENTRE, cellAt(cell)) <= START_WITHIN,
  );
  const ranked = (fit.length > 0 ? fit : ashore).map((cell) => ({ cell, merit: meritOf(cell) }));
  return ranked.sort((a, b) => b.merit - a.merit || a.cell - b.cell)[0]?.cell ?? 0;
};

/** The home town first, then the best sites that keep their distance: wide apart as long as the land allows. */
const sitesOf = (ground: Ground, start: number, count: number): number[] => {
  const better = (a: number, b: number): number => (ground.appeal[b] ?? 0) - (ground.appeal[a] ?? 0) || a - b;
  const sites = homesAmong(ground, within(ground.isOpen, start, HOME_WITHIN))
    .sort(better)
    .slice(0, 1);
  const free = ground.open.filter((cell) => isSite(ground.land, cell)).sort(better);
  for (let spacing = 8; spacing >= CITY_SPACING; spacing--)
    for (const cell of free)
      if (sites.length < count && sites.every((site) => apart(site, cell) >= spacing)) sites.push(cell);
  return sites;
};

/** Where the saga starts and where the towns stand; the first town is the one near the start. */
export const chooseSites = (
  seed: string,
  faction: FactionId,
  land: readonly Terrain[],
): { readonly start: Hex; readonly sites: readonly Hex[] } => {
  const random = randomOf(seed, 'sites');
  const open = partsOf((cell) => canEnter(faction, land[cell] ?? 'ocean'))[0] ?? [];
  const isOpen = new Uint8Array(CELLS.length);
  open.forEach((cell) => {
    isOpen[cell] = 1;
  });
  const appeal = land.map((terrain) => APPEAL[terrain] + random() * 1.5);
  const ground: Ground = { land, open, isOpen, appeal };
  const start = startOf(ground, faction, random);
  return { start: cellAt(start), sites: sitesOf(ground, start, integerOf(random, ...CITY_COUNT)).map(cellAt) };
};
