import { cellIndex, cityAt, terrainAt } from '#game/rules/world/cells.js';
import { type Hex, type HexKey, hexKey, neighboursOf } from '#game/model/hex.js';
import { type RecordedWorld, type Terrain } from '#game/model/world.js';

const KIND: Readonly<Record<Terrain, string>> = {
  ocean: 'open sea',
  coast: 'coast',
  plains: 'plain',
  forest: 'forest',
  hills: 'hills',
  mountains: 'mountains',
  desert: 'desert',
  swamp: 'swamp',
};
const UNNAMED: Readonly<Record<Terrain, string>> = {
  ocean: 'On the open sea',
  coast: 'On the coast',
  plains: 'On the plain',
  forest: 'In the forest',
  hills: 'Among the hills',
  mountains: 'In the mountains',
  desert: 'In the desert',
  swamp: 'In the swamp',
};

type Land = Pick<RecordedWorld, 'terrain' | 'cities' | 'places'>;

/** All cells connected with this one by cells of the same terrain. */
const regionOf = (world: Land, from: Hex): ReadonlySet<HexKey> => {
  const terrain = terrainAt(world, from);
  const region = new Set<HexKey>([hexKey(from)]);
  for (const queue = [from]; queue.length > 0;)
    for (const next of neighboursOf(queue.pop() ?? from))
      if (cellIndex(next) !== null && !region.has(hexKey(next)) && terrainAt(world, next) === terrain) {
        region.add(hexKey(next));
        queue.push(next);
      }
  return region;
};

/** The name of the sea, wood or range that a cell is part of, if it has one. */
const nameOf = (world: Land, at: Hex): string | null => {
  const named = (world.places ?? []).filter(({ terrain }) => terrain === terrainAt(world, at));
  if (named.length === 0) return null;
  const region = regionOf(world, at);
  return named.find((place) => region.has(hexKey(place.at)))?.name ?? null;
};

export interface Whereabouts {
  /** 'coast', or the name of the city. */
  readonly what: string;
  /** 'On the coast', 'In Hedeby': the heading of a leaf. */
  readonly title: string;
  /** Of the city, or of the sea, wood or range; null for nameless ground. */
  readonly name: string | null;
}

export const placeOf = (world: Land, at: Hex): Whereabouts => {
  const city = cityAt(world, at);
  const terrain = terrainAt(world, at);
  if (city !== null) return { what: city.name, title: `In ${city.name}`, name: city.name };
  const name = nameOf(world, at);
  const preposition = UNNAMED[terrain].startsWith('On') ? 'On' : 'In';
  return { what: KIND[terrain], title: name === null ? UNNAMED[terrain] : `${preposition} ${name}`, name };
};
