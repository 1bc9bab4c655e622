import { cellIndex, CELLS, terrainAt } from './cells.js';
import { hexDistance, sameHex, type Hex } from '../../model/hex.js';
import { NEIGHBOURS } from './parts.js';
import { type Landmark, type Path, type Place, type RecordedWorld } from '../../model/world.js';

/** Computed once for each object and dropped with it: a world is recorded once, and read at every step. */
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
/** Whether both cells lie on one river, its mouth included: a step between them does not cross it. */
export const onSameRiver = ({ rivers }: Rivers, a: Hex, b: Hex): boolean => {
  const others = pathsAt(rivers, b);
  return pathsAt(rivers, a).some((river) => others.includes(river));
};
export const roadAt = ({ roads }: Pick<RecordedWorld, 'roads'>, hex: Hex): boolean => pathsAt(roads, hex).length > 0;

export const landmarkAt = ({ landmarks = [] }: Pick<RecordedWorld, 'landmarks'>, hex: Hex): Landmark | null =>
  landmarks.find(({ at }) => sameHex(at, hex)) ?? null;

type Regions = Pick<RecordedWorld, 'terrain' | 'places'>;
/** Each cell of a sea with several names has the nearest name; all cells of a wood have the wood's name. */
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
/** The named sea, wood, mountain range or waste of this cell. Coasts have no such name. */
export const regionAt = (world: Regions, hex: Hex): Place | null => regions(world).get(cellIndex(hex) ?? -1) ?? null;
