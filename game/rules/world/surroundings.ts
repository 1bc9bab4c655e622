import { cellIndex, CELLS, terrainAt } from './cells.js';
import { hexDistance, sameHex, type Hex } from '../../model/hex.js';
import { NEIGHBOURS } from './parts.js';
import { type Landmark, type Path, type Place, type RecordedWorld } from '../../model/world.js';

/** Worked out once for each object and let go with it: a world is recorded once and asked about at every step. */
const onceFor = <Of extends object, Result>(work: (of: Of) => Result): ((of: Of) => Result) => {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
};

/** The numbers of the paths that pass each cell. */
const passing = onceFor((paths: readonly Path[]): ReadonlyMap<number, readonly number[]> => {
  const numbers = new Map<number, number[]>();
  paths.forEach((path, n) => path.forEach((cell) => numbers.set(cell, [...(numbers.get(cell) ?? []), n])));
  return numbers;
});
const NO_PATHS: readonly Path[] = [];
const pathsAt = (paths: readonly Path[] = NO_PATHS, hex: Hex): readonly number[] =>
  passing(paths).get(cellIndex(hex) ?? -1) ?? [];

type Rivers = Pick<RecordedWorld, 'terrain' | 'rivers'>;
/** Whether a river runs through this cell of land; the water that it runs into is none. */
export const riverAt = (world: Rivers, hex: Hex): boolean =>
  pathsAt(world.rivers, hex).length > 0 && terrainAt(world, hex) !== 'ocean';
/** Whether both cells lie on one river, its mouth included: who goes from one to the other need not cross it. */
export const onSameRiver = ({ rivers }: Rivers, a: Hex, b: Hex): boolean => {
  const others = pathsAt(rivers, b);
  return pathsAt(rivers, a).some((river) => others.includes(river));
};
export const roadAt = ({ roads }: Pick<RecordedWorld, 'roads'>, hex: Hex): boolean => pathsAt(roads, hex).length > 0;

export const landmarkAt = ({ landmarks = [] }: Pick<RecordedWorld, 'landmarks'>, hex: Hex): Landmark | null =>
  landmarks.find(({ at }) => sameHex(at, hex)) ?? null;

type Regions = Pick<RecordedWorld, 'terrain' | 'places'>;
/** Of one sea with several names each cell bears the nearest; all cells of a wood bear the wood's. */
const regions = onceFor((world: Regions): ReadonlyMap<number, Place> => {
  const held = new Map<number, Place>();
  for (const place of world.places ?? []) {
    const from = cellIndex(place.at),
      isNearer = (cell: number): boolean => {
        const other = held.get(cell),
          hex = CELLS[cell];
        return !other || (hex !== undefined && hexDistance(hex, place.at) < hexDistance(hex, other.at));
      };
    const part = from === null ? [] : [from],
      seen = new Set(part);
    for (const cell of part) {
      if (isNearer(cell)) held.set(cell, place);
      for (const n of NEIGHBOURS[cell] ?? [])
        if (!seen.has(n) && world.terrain[n] === world.terrain[cell]) {
          seen.add(n);
          part.push(n);
        }
    }
  }
  return held;
});
/** The named sea, wood, range or waste that this cell belongs to. Nothing on a strand has such a name. */
export const regionAt = (world: Regions, hex: Hex): Place | null => regions(world).get(cellIndex(hex) ?? -1) ?? null;
