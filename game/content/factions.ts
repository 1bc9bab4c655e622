import { type Gender, NAME_MAX_LENGTH } from '../model/character.js';
import { type FactionId } from '../model/world.js';
import { assassins } from './assassins/faction.js';
import { barbarians } from './barbarians/faction.js';
import { empire } from './empire/faction.js';
import { type FactionContent } from '../model/content/faction-content.js';
import { knights } from './knights/faction.js';
import { mongols } from './mongols/faction.js';
import { pirates } from './pirates/faction.js';
import { samurai } from './samurai/faction.js';
import { vikings } from './vikings/faction.js';

/** The eight worlds, as 'Choose Your World' and character creation show them (specification sections 2 and 3). */
export const FACTION_CONTENT: Readonly<Record<FactionId, FactionContent>> = {
  vikings,
  empire,
  mongols,
  samurai,
  pirates,
  knights,
  assassins,
  barbarians,
};

/** A name of this people. `pick(n)` gives a whole number from 0 to n - 1; it is asked for the given name, then the second. */
export const fullName = ({ names }: FactionContent, gender: Gender, pick: (n: number) => number): string => {
  const one = (list: readonly string[]): string => list[pick(list.length)] ?? '';
  const given = one(names.given[gender]);
  const second = one(names.second[gender]);
  return (names.order === 'given-second' ? `${given} ${second}` : `${second} ${given}`).slice(0, NAME_MAX_LENGTH);
};
