import { type Way } from '#contracts/session/views.js';
import { cityAt, terrainAt } from '#game/rules/world/cells.js';
import { sameHex, type Hex } from '#game/model/hex.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { type RecordedWorld, type Terrain } from '#game/model/world.js';

const TERRAIN_NAME: Readonly<Record<Terrain, string>> = {
  ocean: 'Open water',
  coast: 'Strand',
  plains: 'Plains',
  forest: 'Forest',
  hills: 'Hills',
  mountains: 'Mountains',
  desert: 'Desert',
  swamp: 'Swamp',
};

/** The description of a cell without a town: 'Borgund, the old camp', or its terrain. */
export const groundLabel = (world: Pick<RecordedWorld, 'terrain' | 'landmarks'>, hex: Hex): string => {
  const landmark = landmarkAt(world, hex);
  return landmark ? `${landmark.name}, ${landmark.gloss}` : TERRAIN_NAME[terrainAt(world, hex)];
};

/** The coordinates as on the character's sheet: '3, -2'. */
export const coordinates = ({ q, r }: Hex): string => `${q}, ${r}`;

/** The difficulty of a way, with its chance where it is a check: 'medium, 40%'. */
export const wayOdds = ({ difficulty, successChance }: Pick<Way, 'difficulty' | 'successChance'>): string =>
  successChance === null ? difficulty : `${difficulty}, ${successChance}%`;

/** The label beside a hex: 'Forest, medium, 40%'. */
export const wayLabel = (way: Pick<Way, 'terrain' | 'difficulty' | 'cityDetails' | 'successChance'>): string =>
  `${way.cityDetails ?? TERRAIN_NAME[way.terrain]}, ${wayOdds(way)}`;

/** The announcement of a cell: its description and coordinates, or how to travel there. */
export const cellInWords = (
  world: RecordedWorld,
  hex: Hex,
  { ways, current }: { readonly ways: readonly Way[]; readonly current: Hex | null },
): string => {
  const way = ways.find((option) => sameHex(option, hex));
  if (way) return `${wayLabel(way)}: ${way.description}. Enter to travel.`;
  return `${cityAt(world, hex)?.name ?? groundLabel(world, hex)}${current && sameHex(hex, current) ? ', where you stand' : ''}. ${coordinates(hex)}.`;
};

/** The announcement of the zoom. */
export const scaleInWords = (zoom: number): string => `Scale ${zoom}.`;

/** One hex is a league. */
export const wayLength = (distance: number): string => (distance === 1 ? '1 league' : `${distance} leagues`);
