import { type Hex } from './hex.js';

export const WORLD_RADIUS = 16;

export const TERRAINS = ['ocean', 'coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** One letter per cell, in the order of `hexesWithin(WORLD_RADIUS)`. */
export const TERRAIN_LETTER: Readonly<Record<Terrain, string>> = {
  ocean: 'o',
  coast: 'c',
  plains: 'p',
  forest: 'f',
  hills: 'h',
  mountains: 'm',
  desert: 'd',
  swamp: 's',
};

export const FACTIONS = [
  'vikings',
  'empire',
  'mongols',
  'samurai',
  'pirates',
  'knights',
  'assassins',
  'barbarians',
] as const;
export type FactionId = (typeof FACTIONS)[number];
export const SEAFARERS: readonly FactionId[] = ['vikings', 'pirates'];

export const DISTRICT_TYPES = [
  'administrative',
  'military',
  'commercial',
  'residential',
  'religious',
  'industrial',
] as const;
export interface Building {
  readonly name: string;
  readonly occupants: readonly string[];
  readonly services: readonly string[];
}
export interface District {
  readonly name: string;
  readonly type: (typeof DISTRICT_TYPES)[number];
  readonly description: string;
  readonly streets: readonly string[];
  readonly buildings: readonly Building[];
}
/** The city card of specification sections 2 and 3, and its place. */
export interface City {
  readonly at: Hex;
  readonly name: string;
  readonly population: number;
  readonly atmosphere: string;
  readonly mainStreets: readonly string[];
  readonly districts: readonly District[];
  readonly landmarks: readonly string[];
}

/** A named sea, wood, mountain range or waste, for the chart and the narrator. */
export interface Place {
  /** The cell of its name on the chart: the one deepest within it. */
  readonly at: Hex;
  readonly terrain: Terrain;
  /** In the faction's tongue, and what that means. */
  readonly name: string;
  readonly gloss: string;
  /** Number of cells; of a sea with several names, of the whole sea. */
  readonly cells: number;
}

export const LANDMARK_KINDS = ['ruin', 'camp', 'shrine', 'grave', 'ford', 'tower', 'cave', 'tree'] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];
/** A landmark on the map: a destination for the player. */
export interface Landmark {
  readonly at: Hex;
  readonly kind: LandmarkKind;
  /** In the faction's tongue, and what that means. */
  readonly name: string;
  readonly gloss: string;
}

/** Indices of neighbouring cells, in the order in which they are passed (see `CELLS`). */
export type Path = readonly number[];

/** The recorded world of a session, so that a better generator never changes a running saga (design section 7). */
export interface RecordedWorld {
  readonly seed: string;
  readonly generatorVersion: number;
  /** 817 letters. */
  readonly terrain: string;
  readonly cities: readonly City[];
  /** Largest first. Absent where a generator did not name any. */
  readonly places?: readonly Place[];
  /** From spring to mouth, the last cell being water or another river's. Absent before generator version 2, as are the next two. */
  readonly rivers?: readonly Path[];
  /** Over land, from city to city. */
  readonly roads?: readonly Path[];
  readonly landmarks?: readonly Landmark[];
  readonly start: Hex;
}
