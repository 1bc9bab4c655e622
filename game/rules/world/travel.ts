import { type Attribute } from '../../model/character.js';
import { CHOICE_DIFFICULTIES, type ChoiceDifficulty } from '../../model/check.js';
import { terrainAt } from './cells.js';
import { type Hex } from '../../model/hex.js';
import { onSameRiver, riverAt, roadAt } from './surroundings.js';
import { SEAFARERS, type FactionId, type RecordedWorld, type Terrain } from '../../model/world.js';

export { cityAt, terrainAt } from './cells.js';

/** Pirates and vikings put to sea; nobody else does (design section 7). */
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
/** How hard it is to move onto such ground. Ask `canEnter` first: for those who keep ashore the sea is hard, but closed. */
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
/** What such ground asks of a traveller: navigation of the sea, sure feet of the strand, a keen eye of the forest. */
export const movementAttribute = (terrain: Terrain): Attribute => TESTED[terrain];

type Land = Pick<RecordedWorld, 'terrain' | 'rivers' | 'roads'>;
/** Water to be crossed: not by one who comes along it, nor by road, where there is a bridge. */
export const mustCross = (world: Land, from: Hex, to: Hex): boolean =>
  riverAt(world, to) && !onSameRiver(world, from, to) && !roadAt(world, from);

/** How hard the step from one cell to the next is: the ground's difficulty, one less along a road, one more across a river. */
export const wayDifficulty = (world: Land, faction: FactionId, from: Hex, to: Hex): ChoiceDifficulty => {
  const ground = movementDifficulty(terrainAt(world, to), faction);
  const byRoad = roadAt(world, from) && roadAt(world, to);
  const steps = CHOICE_DIFFICULTIES.indexOf(ground) + (mustCross(world, from, to) ? 1 : 0) - (byRoad ? 1 : 0);
  return CHOICE_DIFFICULTIES[Math.min(CHOICE_DIFFICULTIES.length - 1, Math.max(0, steps))] ?? ground;
};
