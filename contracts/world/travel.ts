import { type Attribute } from '../rules/character.js';
import { type ChoiceDifficulty } from '../rules/success-chance.js';
import { SEAFARERS, type FactionId, type Terrain } from './world.js';

export { cityAt, terrainAt } from './cells.js';

/** Pirates and vikings put to sea; nobody else does (design section 7). */
export const canEnter = (faction: FactionId, terrain: Terrain): boolean => terrain !== 'ocean' || SEAFARERS.includes(faction);

const ON_LAND: Readonly<Record<Exclude<Terrain, 'ocean'>, ChoiceDifficulty>> = {
  plains: 'easy', coast: 'easy', forest: 'medium', hills: 'medium', mountains: 'hard', swamp: 'hard', desert: 'hard',
};
/** How hard it is to move onto such ground. Ask `canEnter` first: for those who keep ashore the sea is hard, but closed. */
export const movementDifficulty = (terrain: Terrain, faction: FactionId): ChoiceDifficulty => {
  if (terrain !== 'ocean') return ON_LAND[terrain];
  return SEAFARERS.includes(faction) ? 'medium' : 'hard';
};

const TESTED: Readonly<Record<Terrain, Attribute>> = {
  ocean: 'intellect', coast: 'reflexes', plains: 'vigour', forest: 'perception',
  hills: 'endurance', mountains: 'strength', desert: 'endurance', swamp: 'vigour',
};
/** What such ground asks of a traveller: navigation of the sea, sure feet of the strand, a keen eye of the forest. */
export const movementAttribute = (terrain: Terrain): Attribute => TESTED[terrain];
