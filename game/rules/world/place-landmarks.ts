import { type LandmarkContent } from '../../model/content/saga-content.js';
import { cellIndex, CELLS, terrainsOf } from './cells.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { partsOf } from './parts.js';
import { integerOf, randomOf, shuffled, type SeededRandom } from './seeded-random.js';
import { canEnter } from './travel.js';
import { WORLD_RADIUS, type FactionId, type Landmark, type RecordedWorld, type Terrain } from '../../model/world.js';

export const LANDMARK_COUNT = [10, 14] as const;
/** Least cells between two landmarks, and between a landmark and a city. */
export const LANDMARK_SPACING = 3;
export const CITY_CLEARANCE = 2;
/** This many lie within this distance of the start: a saga's first errand is short. */
export const NEAR = { count: 2, within: 5 } as const;
/** Where there is room, they keep this far apart. */
const WIDE_APART = 6;

const CENTRE: Hex = { q: 0, r: 0 };
const cellAt = (i: number): Hex => CELLS[i] ?? CENTRE;
const apart = (a: number, b: number): number => hexDistance(cellAt(a), cellAt(b));

type Land = Pick<RecordedWorld, 'seed' | 'terrain' | 'cities' | 'places' | 'rivers' | 'start'>;
/** A landmark and a cell where it may stand. */
interface Mark {
  readonly card: LandmarkContent;
  readonly cell: number;
}
/** A landmark and all its possible cells, in random order. */
interface Card {
  readonly card: LandmarkContent;
  readonly cells: readonly number[];
}

/** The cells that the faction can reach from the start, away from the cities and the rim. */
const freeCells = ({ start, cities }: Land, terrain: readonly Terrain[], faction: FactionId): number[] => {
  const home = cellIndex(start) ?? 0;
  const reached =
    partsOf((cell) => canEnter(faction, terrain[cell] ?? 'ocean')).find((part) => part.includes(home)) ?? [];
  const towns = cities.map(({ at }) => cellIndex(at) ?? home);
  return reached.filter(
    (cell) =>
      cell !== home &&
      hexDistance(CENTRE, cellAt(cell)) < WORLD_RADIUS &&
      towns.every((town) => apart(town, cell) >= CITY_CLEARANCE),
  );
};

/**
 * Each name is used once; a ford lies below the spring and above the mouth. One ford, where possible, is always among
 * the first.
 */
const deckFor = (
  world: Land,
  faction: FactionId,
  content: readonly LandmarkContent[],
  random: SeededRandom,
): Card[] => {
  const names = new Set([...world.cities, ...(world.places ?? [])].map(({ name }) => name));
  const fords = new Set((world.rivers ?? []).flatMap((river) => river.slice(1, -1)));
  const terrain = terrainsOf(world),
    free = freeCells(world, terrain, faction);
  const deck = shuffled(
    content.filter(({ name }) => !names.has(name)),
    random,
  ).flatMap((card): Card[] => {
    const cells = free.filter(
      (cell) => card.terrains.includes(terrain[cell] ?? 'ocean') && (card.kind !== 'ford' || fords.has(cell)),
    );
    return cells.length > 0 ? [{ card, cells: shuffled(cells, random) }] : [];
  });
  const ford = deck.find(({ card }) => card.kind === 'ford');
  return ford ? [ford, ...deck.filter((other) => other !== ford)] : deck;
};

/** Two near the start with enough distance between them. */
const firstTwo = (deck: readonly Card[], start: Hex, random: SeededRandom): Mark[] => {
  const near = shuffled(
    deck.flatMap(({ card, cells }) =>
      cells.filter((cell) => hexDistance(cellAt(cell), start) <= NEAR.within).map((cell): Mark => ({ card, cell })),
    ),
    random,
  );
  for (const one of near) {
    const other = near.find(({ card, cell }) => card !== one.card && apart(cell, one.cell) >= LANDMARK_SPACING);
    if (other) return [one, other];
  }
  return near.slice(0, 1);
};

/** The first cell that is wide apart from all the marks, else the one that is farthest from them; null where all are too close. */
const roomFor = (cells: readonly number[], marks: readonly Mark[]): number | null => {
  let best: number | null = null,
    most = LANDMARK_SPACING - 1;
  for (const cell of cells) {
    const room = marks.reduce((least, mark) => Math.min(least, apart(mark.cell, cell)), WIDE_APART);
    if (room > most) {
      best = cell;
      most = room;
    }
    if (most === WIDE_APART) break;
  }
  return best;
};

/** Landmarks of a people, each once, where they may stand and can be reached. Those with least choice of ground choose first. */
export const placeLandmarks = (world: Land, faction: FactionId, content: readonly LandmarkContent[]): Landmark[] => {
  const random = randomOf(world.seed, 'landmarks');
  const count = integerOf(random, ...LANDMARK_COUNT);
  const deck = deckFor(world, faction, content, random);
  const marks = firstTwo(deck, world.start, random);
  const left = deck.filter(({ card }) => marks.every((mark) => mark.card !== card));
  const hand = left.slice(0, count - marks.length).sort((a, b) => a.cells.length - b.cells.length);
  for (const { card, cells } of [...hand, ...left.slice(hand.length)]) {
    const cell = marks.length < count ? roomFor(cells, marks) : null;
    if (cell !== null) marks.push({ card, cell });
  }
  return marks.map(({ card: { kind, name, gloss }, cell }) => ({ at: cellAt(cell), kind, name, gloss }));
};
