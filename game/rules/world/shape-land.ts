import { CELLS } from './cells.js';
import { fieldOf, planeOf, ridgesOf, type Field } from './field.js';
import { LAND_FORM, type LandForm } from './land-form.js';
import { NEIGHBOURS, partsOf } from './parts.js';
import { integerOf, randomOf } from './seeded-random.js';
import { WORLD_RADIUS, type FactionId, type Terrain } from '../../model/world.js';

const PLANE = CELLS.map(planeOf);

const valuesOf = (field: Field): number[] => PLANE.map(({ x, y }) => field(x, y));
const highestFirst = (cells: readonly number[], score: readonly number[]): number[] =>
  [...cells].sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);

/** The axis of a form, turned by the seed: one of twelve directions given by cosine and sine, no trigonometry. */
const H = Math.sqrt(3) / 2;
const AXES = [
  [1, 0],
  [H, 0.5],
  [0.5, H],
  [0, 1],
  [-0.5, H],
  [-H, 0.5],
  [-1, 0],
  [-H, -0.5],
  [-0.5, -H],
  [0, -1],
  [0.5, -H],
  [H, -0.5],
] as const;

/** Height of every cell: the form's lift and noise, both along an axis of the seed's choice. */
const heightsOf = (seed: string, { size, stretch, octaves, lift }: LandForm): number[] => {
  const [cos, sin] = AXES[integerOf(randomOf(seed, 'axis'), 0, AXES.length - 1)] ?? AXES[0];
  const noise = fieldOf(seed, 'height', { size, octaves, stretch });
  const bend = fieldOf(seed, 'bend', { size: 13, octaves: 2 });
  return valuesOf((x, y) => {
    const u = x * cos + y * sin,
      v = y * cos - x * sin;
    const sway = bend(x, y) * 3;
    return noise(u + sway, v - sway) + lift((u + sway) / WORLD_RADIUS, (v + sway) / WORLD_RADIUS);
  });
};

/** The lowest cells are sea; puddles of one cell are filled. */
const seaOf = (heights: readonly number[], share: number): ReadonlySet<number> => {
  const all = CELLS.map((_, i) => i);
  const lowest = new Set(highestFirst(all, heights).slice(CELLS.length - Math.round(share * CELLS.length)));
  return new Set(
    partsOf((c) => lowest.has(c))
      .filter((part) => part.length > 1)
      .flat(),
  );
};

/** Crests for ranges, dryness for deserts, wet and low ground for swamps, damp for woods: the highest scores take each share. */
const inlandScores = (
  seed: string,
  heights: readonly number[],
): Readonly<Record<'mountains' | 'hills' | 'desert' | 'swamp' | 'forest', number[]>> => {
  const crests = valuesOf(ridgesOf(fieldOf(seed, 'crests', { size: 12, octaves: 3 })));
  const massif = valuesOf(fieldOf(seed, 'massif', { size: 10, octaves: 2 }));
  const damp = valuesOf(fieldOf(seed, 'damp', { size: 9, octaves: 3 }));
  const dry = valuesOf(fieldOf(seed, 'dry', { size: 11, octaves: 2 }));
  const rough = crests.map((c, i) => c + 0.7 * (massif[i] ?? 0) + 0.25 * (heights[i] ?? 0));
  return {
    mountains: rough,
    hills: rough,
    desert: dry.map((d, i) => d - 0.5 * (damp[i] ?? 0)),
    swamp: damp.map((d, i) => d - 0.8 * (heights[i] ?? 0) - 0.3 * (rough[i] ?? 0)),
    forest: damp.map((d, i) => d - 0.2 * (dry[i] ?? 0)),
  };
};
const IN_ORDER = ['mountains', 'hills', 'desert', 'swamp', 'forest'] as const;

/** The terrain of all cells, in the order of `CELLS`. */
export const shapeLand = (seed: string, faction: FactionId): Terrain[] => {
  const form = LAND_FORM[faction];
  const own = `${faction}/${seed}`;
  const heights = heightsOf(own, form);
  const sea = seaOf(heights, form.ocean);
  const land = CELLS.map((_, i): Terrain => {
    if (sea.has(i)) return 'ocean';
    return (NEIGHBOURS[i] ?? []).some((n) => sea.has(n)) ? 'coast' : 'plains';
  });
  const inland = land.flatMap((terrain, i) => (terrain === 'plains' ? [i] : []));
  const scores = inlandScores(own, heights);
  for (const terrain of IN_ORDER) {
    const free = inland.filter((i) => land[i] === 'plains');
    for (const i of highestFirst(free, scores[terrain]).slice(0, Math.round(form.inland[terrain] * inland.length)))
      land[i] = terrain;
  }
  return land;
};
