import { cellIndex, cityAt, terrainAt } from '#contracts/world/cells.js';
import { type Hex, hexDistance, hexesWithin } from '#contracts/world/hex.js';
import { type RecordedWorld, type Terrain } from '#contracts/world/world.js';

export type Ground = Terrain | 'city';
export type Horizon = 'mountains' | 'hills' | 'forest' | 'sea' | 'open';

/** What an engraving of a place is composed from. */
export interface Scene {
  readonly ground: Ground;
  readonly horizon: Horizon;
  readonly seed: number;
}

const REACH = 3;
const AROUND = hexesWithin(REACH).filter((hex) => hexDistance(hex, { q: 0, r: 0 }) > 0);
const MARKS: readonly (readonly [Terrain, Exclude<Horizon, 'open'>])[] = [['mountains', 'mountains'], ['ocean', 'sea'], ['hills', 'hills'], ['forest', 'forest']];
/** Cells of a kind, of the 36 around, that put it on the horizon. */
const ENOUGH = 4;

/** The same place always looks the same. */
export const sceneOf = (world: Pick<RecordedWorld, 'terrain' | 'cities'>, at: Hex): Scene => {
  const ground: Ground = cityAt(world, at) === null ? terrainAt(world, at) : 'city';
  const near = AROUND.map(({ q, r }) => ({ q: q + at.q, r: r + at.r })).filter((hex) => cellIndex(hex) !== null).map((hex) => terrainAt(world, hex));
  const seen = MARKS.find(([terrain]) => terrain !== ground && near.filter((other) => other === terrain).length >= ENOUGH);
  return { ground, horizon: ground === 'ocean' && seen === undefined ? 'sea' : (seen?.[1] ?? 'open'), seed: (at.q + 40) * 97 + (at.r + 40) * 31 };
};
