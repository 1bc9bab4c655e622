import { cityAt, terrainAt } from '#contracts/world/cells.js';
import { type Hex } from '#contracts/world/hex.js';
import { type RecordedWorld, type Terrain } from '#contracts/world/world.js';

/** A terrain as a kind of place. */
const PLACE: Readonly<Record<Terrain, string>> = {
  ocean: 'open sea', coast: 'coast', plains: 'plain', forest: 'forest', hills: 'hills', mountains: 'mountains', desert: 'desert', swamp: 'swamp',
};
const TITLE: Readonly<Record<Terrain, string>> = {
  ocean: 'On the open sea', coast: 'On the coast', plains: 'On the plain', forest: 'In the forest', hills: 'Among the hills', mountains: 'In the mountains', desert: 'In the desert', swamp: 'In the swamp',
};

export interface Place {
  /** 'coast', or the name of the city. */
  readonly what: string;
  /** 'On the coast', 'In Hedeby': the heading of a leaf. */
  readonly title: string;
}

export const placeOf = (world: RecordedWorld, at: Hex): Place => {
  const city = cityAt(world, at);
  const terrain = terrainAt(world, at);
  return city === null ? { what: PLACE[terrain], title: TITLE[terrain] } : { what: city.name, title: `In ${city.name}` };
};
