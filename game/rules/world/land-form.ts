import { type FactionId, type Terrain } from '../../model/world.js';

/** Terrain that is chosen by weight; coast is land next to sea, and plains are the rest. */
export type WeightedTerrain = Exclude<Terrain, 'ocean' | 'coast' | 'plains'>;

export interface LandForm {
  /** Share of the sea among all cells. */
  readonly ocean: number;
  /** Shares among the land that lies behind the coast; the rest is plains. */
  readonly inland: Readonly<Record<WeightedTerrain, number>>;
  /** Size in cells of continents or islands, and how much longer they are than wide. */
  readonly size: number;
  readonly stretch: number;
  /** Layers of detail: few for round islands, many for ragged shores. */
  readonly octaves: number;
  /** Lift of the land at a point (u along the form's axis, v across it, 1 at the rim): added to noise of -1 to 1. */
  readonly lift: (u: number, v: number) => number;
}

const clamp01 = (x: number): number => Math.min(1, Math.max(0, x));
const smooth = (from: number, to: number, x: number): number => {
  const t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Weights and shapes of each people's country (specification section 9, 'Map'). */
export const LAND_FORM: Readonly<Record<FactionId, LandForm>> = {
  // Two shores that face each other over a sea of skerries; the inlets run far up.
  vikings: {
    ocean: 0.42,
    size: 9,
    stretch: 1.9,
    octaves: 3,
    lift: (u, v) => 0.75 * smooth(0.1, 0.9, Math.abs(v + u * 0.25)) - 0.1,
    inland: { mountains: 0.27, forest: 0.38, hills: 0.17, swamp: 0.06, desert: 0 },
  },
  // Provinces around an inner sea.
  empire: {
    ocean: 0.27,
    size: 11,
    stretch: 1.2,
    octaves: 3,
    lift: (u, v) => 1.5 * smooth(0.25, 0.75, Math.sqrt(u * u * 0.7 + v * v * 1.6)),
    inland: { mountains: 0.1, forest: 0.12, hills: 0.16, swamp: 0.03, desert: 0.05 },
  },
  // Grass without end, a few lakes.
  mongols: {
    ocean: 0.05,
    size: 9,
    stretch: 1.5,
    octaves: 3,
    lift: () => 0,
    inland: { mountains: 0.11, forest: 0.06, hills: 0.13, swamp: 0.02, desert: 0.12 },
  },
  // A long island with a spine.
  samurai: {
    ocean: 0.36,
    size: 9,
    stretch: 1.3,
    octaves: 3,
    lift: (u, v) => 0.9 - 1.9 * v * v - 0.5 * smooth(0.7, 1, Math.abs(u)),
    inland: { mountains: 0.4, forest: 0.3, hills: 0.12, swamp: 0.03, desert: 0 },
  },
  // Islands, cays and one bigger shore.
  pirates: {
    ocean: 0.58,
    size: 8,
    stretch: 1.1,
    octaves: 2,
    lift: (u) => 0.35 * smooth(0.55, 1, u),
    inland: { mountains: 0.12, forest: 0.42, hills: 0.16, swamp: 0.14, desert: 0.03 },
  },
  // Fields and woods, a sea at one hand.
  knights: {
    ocean: 0.14,
    size: 10,
    stretch: 1.1,
    octaves: 3,
    lift: (u) => 0.9 * smooth(-1, -0.35, u),
    inland: { mountains: 0.07, forest: 0.29, hills: 0.21, swamp: 0.05, desert: 0 },
  },
  // A peninsula of hill towns.
  assassins: {
    ocean: 0.3,
    size: 10,
    stretch: 1.4,
    octaves: 3,
    lift: (u, v) => 0.95 - 2 * v * v * (1 - smooth(0.15, 0.85, u)) - 0.3 * smooth(0.75, 1, -u),
    inland: { mountains: 0.1, forest: 0.12, hills: 0.37, swamp: 0.03, desert: 0.11 },
  },
  // Old forest, bogs, a cold shore.
  barbarians: {
    ocean: 0.1,
    size: 9,
    stretch: 1.2,
    octaves: 3,
    lift: (u, v) => 0.6 * smooth(-1, -0.4, u) + 0.2 * smooth(-1, -0.5, v),
    inland: { mountains: 0.08, forest: 0.42, hills: 0.17, swamp: 0.14, desert: 0 },
  },
};
