import { CELLS } from './cells.js';
import { type CityContent, type NamedGround } from '../../model/content/city-content.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { NEIGHBOURS, partsOf } from './parts.js';
import { deckOf, type SeededRandom } from './seeded-random.js';
import { type Place, type Terrain } from '../../model/world.js';

type NamedTerrain = Exclude<Terrain, 'coast'>;
/** Least cells of a named region, and the distance between two names of one region. */
const LEAST: Readonly<Record<NamedTerrain, number>> = {
  ocean: 7,
  plains: 22,
  forest: 11,
  hills: 14,
  mountains: 9,
  desert: 9,
  swamp: 8,
};
const SEA_NAMES_APART = 12;
const NAMES_APART = 4;
const MOST_NAMES = 11;
const NAMED = Object.keys(LEAST) as NamedTerrain[];
/** Water with at least this many cells is called a sea. */
const SEA = 40;
const tableOf = ({ terrain, cells }: Region): NamedGround =>
  terrain === 'ocean' ? (cells < SEA ? 'lake' : 'sea') : terrain;

const neighboursOf = (cell: number): readonly number[] => NEIGHBOURS[cell] ?? [];

/** Cells of a region that have a neighbour outside it, or lie at the edge of the world. */
const rimOf = (region: readonly number[], isInside: Uint8Array): number[] =>
  region.filter((cell) => neighboursOf(cell).filter((n) => isInside[n] === 1).length < 6);

/** Steps from each cell of a region to the nearest cell outside it, or to the edge of the world; 0 outside. */
const depthsOf = (region: readonly number[]): Uint8Array => {
  const isInside = new Uint8Array(CELLS.length),
    depths = new Uint8Array(CELLS.length);
  for (const cell of region) isInside[cell] = 1;
  const queue = rimOf(region, isInside);
  for (const cell of queue) depths[cell] = 1;
  for (const cell of queue)
    for (const n of neighboursOf(cell))
      if (isInside[n] === 1 && depths[n] === 0) {
        depths[n] = (depths[cell] ?? 0) + 1;
        queue.push(n);
      }
  return depths;
};

const CENTRE: Hex = { q: 0, r: 0 };
const cellAt = (i: number): Hex => CELLS[i] ?? CENTRE;
const apart = (a: number, b: number): number => hexDistance(cellAt(a), cellAt(b));

/** Deep within the region, and not far from its middle. */
const meritsOf = (part: readonly number[]): ReadonlyMap<number, number> => {
  const depths = depthsOf(part);
  const middle = {
    q: part.reduce((sum, c) => sum + cellAt(c).q, 0) / part.length,
    r: part.reduce((sum, c) => sum + cellAt(c).r, 0) / part.length,
  };
  return new Map(part.map((cell) => [cell, (depths[cell] ?? 0) - hexDistance(middle, cellAt(cell)) / 8]));
};

interface Region {
  readonly terrain: NamedTerrain;
  readonly cells: number;
  readonly anchor: number;
}
/** A region's name stands where it is deepest; a great sea has several. */
const regionsOf = (land: readonly Terrain[], terrain: NamedTerrain): Region[] =>
  partsOf((cell) => land[cell] === terrain)
    .filter((part) => part.length >= LEAST[terrain])
    .flatMap((part) => {
      const merits = meritsOf(part);
      const anchors: number[] = [];
      for (const cell of [...part].sort((a, b) => (merits.get(b) ?? 0) - (merits.get(a) ?? 0) || a - b))
        if (anchors.every((other) => terrain === 'ocean' && apart(cell, other) >= SEA_NAMES_APART)) anchors.push(cell);
      return anchors.map((anchor) => ({ terrain, cells: part.length, anchor }));
    });

/** Names the largest seas, woods, ranges and wastes of a land, each name once. */
export const namePlaces = (
  land: readonly Terrain[],
  { places }: Pick<CityContent, 'places'>,
  random: SeededRandom,
): Place[] => {
  const regions = NAMED.flatMap((terrain) => regionsOf(land, terrain)).sort(
    (a, b) => b.cells / LEAST[b.terrain] - a.cells / LEAST[a.terrain] || a.anchor - b.anchor,
  );
  const decks = new Map(
    Object.entries(places).map(([ground, lines]) => [ground, { deal: deckOf(lines, random), left: lines.length }]),
  );
  const named: (Place & { readonly anchor: number })[] = [];
  for (const region of regions) {
    const { terrain, cells, anchor } = region,
      deck = decks.get(tableOf(region));
    if (
      !deck ||
      deck.left === 0 ||
      named.length === MOST_NAMES ||
      named.some((other) => apart(other.anchor, anchor) < NAMES_APART)
    )
      continue;
    deck.left -= 1;
    const [name, gloss] = deck.deal();
    named.push({ at: cellAt(anchor), terrain, name, gloss, cells, anchor });
  }
  return named.map(({ at, terrain, name, gloss, cells }) => ({ at, terrain, name, gloss, cells }));
};
