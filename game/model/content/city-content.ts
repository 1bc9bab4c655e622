import { type City, type DISTRICT_TYPES } from '../world.js';

export type DistrictType = (typeof DISTRICT_TYPES)[number];
/** 'sea' where the town has a shore, 'land' where it has none. */
export type Site = 'sea' | 'land' | 'any';

/** Name, those who are found there, what is to be had of them: the last two parted by '; '. */
export type BuildingLine = readonly [name: string, occupants: string, services: string];
export type DistrictLine = readonly [name: string, description: string];
/** A name in the faction's tongue and its meaning. */
export type PlaceLine = readonly [name: string, gloss: string];
/** What is large enough to bear a name on the chart: wide water, small water, and all land but the strand. */
export type NamedGround = 'sea' | 'lake' | 'plains' | 'forest' | 'hills' | 'mountains' | 'desert' | 'swamp';

/**
 * What the towns and lands of a faction are made of. Tables are dealt like cards, each line once before any
 * comes twice: for nine towns that want no likeness, 16 names, 10 moods of each site and 4 quarters a type suffice.
 */
export interface CityContent {
  readonly names: readonly (readonly [Site, string])[];
  /** Fewest and most people of a town. */
  readonly population: readonly [number, number];
  readonly atmospheres: readonly (readonly [Site, string])[];
  readonly mainStreets: readonly string[];
  readonly streets: readonly string[];
  readonly landmarks: readonly (readonly [Site, string])[];
  readonly districts: Readonly<Record<DistrictType, readonly DistrictLine[]>>;
  readonly buildings: Readonly<Record<DistrictType, readonly BuildingLine[]>>;
  readonly places: Readonly<Record<NamedGround, readonly PlaceLine[]>>;
}

/** A town without its place on the map. */
export type CityCard = Omit<City, 'at'>;
