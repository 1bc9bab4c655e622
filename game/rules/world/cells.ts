import { hexKey, hexesWithin, sameHex, type Hex, type HexKey } from '../../model/hex.js';
import {
  TERRAINS,
  TERRAIN_LETTER,
  WORLD_RADIUS,
  type City,
  type RecordedWorld,
  type Terrain,
} from '../../model/world.js';

/** The 817 cells of every world, in the order of its letters. */
export const CELLS: readonly Hex[] = hexesWithin(WORLD_RADIUS);

const INDEX: ReadonlyMap<HexKey, number> = new Map(CELLS.map((cell, i) => [hexKey(cell), i]));
/** Index of a cell's letter; null outside the world. */
export const cellIndex = (hex: Hex): number | null => INDEX.get(hexKey(hex)) ?? null;

const TERRAIN_OF: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((terrain) => [TERRAIN_LETTER[terrain], terrain]));

/** Cells beyond the edge of the world are open sea; `cellIndex` tells whether a cell is within it. */
export const terrainAt = ({ terrain }: Pick<RecordedWorld, 'terrain'>, hex: Hex): Terrain =>
  TERRAIN_OF.get(terrain[cellIndex(hex) ?? -1] ?? '') ?? 'ocean';

/** The terrain of all cells, in the order of `CELLS`. */
export const terrainsOf = ({ terrain }: Pick<RecordedWorld, 'terrain'>): Terrain[] =>
  CELLS.map((_, i) => TERRAIN_OF.get(terrain[i] ?? '') ?? 'ocean');

/** The city on this cell, or null. */
export const cityAt = ({ cities }: Pick<RecordedWorld, 'cities'>, hex: Hex): City | null =>
  cities.find((city) => sameHex(city.at, hex)) ?? null;
