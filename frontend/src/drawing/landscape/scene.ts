import { type Calendar } from '#game/model/calendar.js';
import { cellIndex, cityAt, terrainAt } from '#game/rules/world/cells.js';
import { type Hex, hexDistance, hexesWithin } from '#game/model/hex.js';
import { landmarkAt, roadAt } from '#game/rules/world/surroundings.js';
import { type LandmarkKind, type RecordedWorld, type Terrain } from '#game/model/world.js';
import { type Country } from './country.js';

export type Ground = Terrain | 'city';
type Horizon = 'mountains' | 'hills' | 'forest' | 'sea' | 'open';

/** The data from which the picture of a place is composed. */
export interface Scene extends Omit<Calendar, 'day'> {
  readonly ground: Ground;
  readonly horizon: Horizon;
  /** The people whose plants, buildings and ships are drawn. */
  readonly country: Country;
  /** Whether the sea can be seen from here. */
  readonly sea: boolean;
  /** Whether a city is within sight. */
  readonly town: boolean;
  readonly landmark: LandmarkKind | null;
  readonly road: boolean;
  /** The phase of the moon, from 0 (new) to 1 (new again). */
  readonly moon: number;
  readonly seed: number;
}

const REACH = 3;
const SIGHT = 2;
const MONTH = 28;
const AROUND = hexesWithin(REACH).filter((hex) => hexDistance(hex, { q: 0, r: 0 }) > 0);
const MARKS: readonly (readonly [Terrain, Exclude<Horizon, 'open'>])[] = [
  ['mountains', 'mountains'],
  ['ocean', 'sea'],
  ['hills', 'hills'],
  ['forest', 'forest'],
];
/** How many of the 36 cells around must have a terrain to show it on the horizon. */
const ENOUGH = 4;

const BY_THE_SEA: ReadonlySet<Ground> = new Set(['ocean', 'coast']);

type World = Pick<RecordedWorld, 'terrain' | 'cities' | 'landmarks' | 'roads'>;

/** The same place always looks the same at the same time. */
export const sceneOf = (world: World, at: Hex, country: Country, { day, hour, season, weather }: Calendar): Scene => {
  const ground: Ground = cityAt(world, at) === null ? terrainAt(world, at) : 'city';
  const near = AROUND.map(({ q, r }) => ({ q: q + at.q, r: r + at.r }))
    .filter((hex) => cellIndex(hex) !== null)
    .map((hex) => terrainAt(world, hex));
  const has = (terrain: Terrain): boolean => near.filter((other) => other === terrain).length >= ENOUGH;
  const seen = MARKS.find(([terrain]) => terrain !== ground && has(terrain));
  return {
    ground,
    country,
    hour,
    season,
    weather,
    horizon: seen?.[1] ?? (ground === 'ocean' ? 'sea' : 'open'),
    sea: BY_THE_SEA.has(ground) || has('ocean'),
    town: ground !== 'city' && world.cities.some((city) => hexDistance(city.at, at) <= SIGHT),
    landmark: landmarkAt(world, at)?.kind ?? null,
    road: roadAt(world, at),
    moon: ((day + 4) % MONTH) / MONTH,
    seed: (at.q + 40) * 97 + (at.r + 40) * 31,
  };
};

/** The parts covered with snow: everything, or only mountains. */
export const whiteIn = ({
  season,
  weather,
  horizon,
  ground,
}: Scene): { readonly all: boolean; readonly peaks: boolean } => ({
  all: season === 'winter' || weather === 'snow',
  peaks: season !== 'summer' || ground === 'mountains' || horizon === 'mountains',
});
