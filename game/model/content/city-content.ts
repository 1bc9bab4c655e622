import { type City, type DISTRICT_TYPES } from '../world.js';

export type DistrictType = (typeof DISTRICT_TYPES)[number];
/** 'sea' where the town has a shore, 'land' where it has none. */
export type Site = 'sea' | 'land' | 'any';

/** Name, its people, and their wares: the last two are separated by '; '. */
export type BuildingLine = readonly [name: string, occupants: string, services: string];
export type DistrictLine = readonly [name: string, description: string];
/** A name in the faction's language and its meaning. */
export type PlaceLine = readonly [name: string, gloss: string];
/** Regions that can have a name on the chart: large water, small water, and all land except the coast. */
export type NamedGround = 'sea' | 'lake' | 'plains' | 'forest' | 'hills' | 'mountains' | 'desert' | 'swamp';

/**
 * The content of a faction's towns and lands. Tables are dealt like cards: no line comes twice before each has come
 * once. For nine different towns, 16 names, 10 moods of each site and 4 quarters per type are enough.
 */
export interface CityContent {
  readonly names: readonly (readonly [Site, string])[];
  /** Smallest and largest population of a town. */
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
