import { type Attribute } from '../../model/character.js';
import { type Check, CHOICE_DIFFICULTIES, type ChoiceDifficulty } from '../../model/check.js';
import { terrainAt } from './cells.js';
import { type Hex } from '../../model/hex.js';
import { onSameRiver, riverAt, roadAt } from './surroundings.js';
import { SEAFARERS, type FactionId, type RecordedWorld, type Terrain } from '../../model/world.js';

export { cityAt, terrainAt } from './cells.js';

/** Only pirates and vikings can enter the sea (design section 7). */
export const canEnter = (faction: FactionId, terrain: Terrain): boolean =>
  terrain !== 'ocean' || SEAFARERS.includes(faction);

const ON_LAND: Readonly<Record<Exclude<Terrain, 'ocean'>, ChoiceDifficulty>> = {
  plains: 'easy',
  coast: 'easy',
  forest: 'medium',
  hills: 'medium',
  mountains: 'hard',
  swamp: 'hard',
  desert: 'hard',
};
/**
 * The difficulty of a move onto a terrain. Call `canEnter` first: for peoples without ships the sea is hard, but also
 * closed.
 */
export const movementDifficulty = (terrain: Terrain, faction: FactionId): ChoiceDifficulty => {
  if (terrain !== 'ocean') return ON_LAND[terrain];
  return SEAFARERS.includes(faction) ? 'medium' : 'hard';
};

const TESTED: Readonly<Record<Terrain, Attribute>> = {
  ocean: 'intellect',
  coast: 'reflexes',
  plains: 'vigour',
  forest: 'perception',
  hills: 'endurance',
  mountains: 'strength',
  desert: 'endurance',
  swamp: 'vigour',
};
/** The tested attribute by terrain, for example navigation at sea. */
export const movementAttribute = (terrain: Terrain): Attribute => TESTED[terrain];

/** Easy moves succeed without a roll (design section 9, 'a move'). */
export const isSureWay = (difficulty: ChoiceDifficulty): boolean => difficulty === 'easy';
/** What a move tests; null where it succeeds without a roll. */
export const checkOnWay = ({
  terrain,
  difficulty,
}: {
  readonly terrain: Terrain;
  readonly difficulty: ChoiceDifficulty;
}): Check | null => (isSureWay(difficulty) ? null : { attribute: movementAttribute(terrain), difficulty });

type Land = Pick<RecordedWorld, 'terrain' | 'rivers' | 'roads'>;
/** Whether the step crosses water: not along the river, and not by road, which has a bridge. */
export const mustCross = (world: Land, from: Hex, to: Hex): boolean =>
  riverAt(world, to) && !onSameRiver(world, from, to) && !roadAt(world, from);

/** The difficulty of a step: the terrain's, one less along a road, one more across a river. */
export const wayDifficulty = (world: Land, faction: FactionId, from: Hex, to: Hex): ChoiceDifficulty => {
  const ground = movementDifficulty(terrainAt(world, to), faction);
  const byRoad = roadAt(world, from) && roadAt(world, to);
  const steps = CHOICE_DIFFICULTIES.indexOf(ground) + (mustCross(world, from, to) ? 1 : 0) - (byRoad ? 1 : 0);
  return CHOICE_DIFFICULTIES[Math.min(CHOICE_DIFFICULTIES.length - 1, Math.max(0, steps))] ?? ground;
};
