/** Axial coordinates. */
export interface HexV1 {
  readonly q: number;
  readonly r: number;
}
export type TerrainV1 = 'ocean' | 'coast' | 'plains' | 'forest' | 'hills' | 'mountains' | 'desert' | 'swamp';
export type FactionV1 =
  'vikings' | 'empire' | 'mongols' | 'samurai' | 'pirates' | 'knights' | 'assassins' | 'barbarians';

interface BuildingV1 {
  readonly name: string;
  readonly occupants: readonly string[];
  readonly services: readonly string[];
}
interface DistrictV1 {
  readonly name: string;
  readonly type: 'administrative' | 'military' | 'commercial' | 'residential' | 'religious' | 'industrial';
  readonly description: string;
  readonly streets: readonly string[];
  readonly buildings: readonly BuildingV1[];
}
interface CityV1 {
  readonly at: HexV1;
  readonly name: string;
  readonly population: number;
  readonly atmosphere: string;
  readonly mainStreets: readonly string[];
  readonly districts: readonly DistrictV1[];
  readonly landmarks: readonly string[];
}
interface PlaceV1 {
  readonly at: HexV1;
  readonly terrain: TerrainV1;
  readonly name: string;
  readonly gloss: string;
  readonly cells: number;
}
interface LandmarkV1 {
  readonly at: HexV1;
  readonly kind: 'ruin' | 'camp' | 'shrine' | 'grave' | 'ford' | 'tower' | 'cave' | 'tree';
  readonly name: string;
  readonly gloss: string;
}

/** The world as it was generated. Generator version 1 named no places, rivers, roads or landmarks. */
export interface RecordedWorldV1 {
  readonly seed: string;
  readonly generatorVersion: number;
  /** 817 letters, one a cell. */
  readonly terrain: string;
  readonly cities: readonly CityV1[];
  readonly places?: readonly PlaceV1[];
  /** Indices of neighbouring cells, in the order in which they are passed; so are the roads. */
  readonly rivers?: readonly (readonly number[])[];
  readonly roads?: readonly (readonly number[])[];
  readonly landmarks?: readonly LandmarkV1[];
  readonly start: HexV1;
}

/** The map's data for one hex. */
export interface CellV1 extends HexV1 {
  readonly terrain: TerrainV1;
  readonly visitCount: number;
  readonly frame: string | null;
  readonly isResolved: boolean;
  readonly attempts: number;
  readonly lastTurn: number;
  readonly firstVisitAt: string;
  readonly lastVisitAt: string;
}
