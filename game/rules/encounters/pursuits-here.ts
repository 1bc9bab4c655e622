import { type Catalogue } from '../../model/content/catalogue.js';
import { type Pursuit } from '../../model/content/frame.js';
import { type Situation } from '../../model/encounter.js';
import { isPossible } from '../facts/tellable.js';
import { toldHere } from './told-here.js';

/** The pursuits of the place for which it is the time. */
export const pursuitsHere = (content: Catalogue, situation: Situation): readonly Pursuit[] => {
  const { faction, terrain, city } = situation;
  const told = toldHere(content, situation);
  return content.factions[faction].pursuitsAt[city === null ? terrain : 'city'].filter((pursuit) =>
    isPossible(pursuit, told),
  );
};
