import { FACTION_CONTENT } from '#game/content/factions.js';
import { type Character } from '#contracts/session/views.js';

/** The given name, which is the last word where the family name comes first. */
export const shortNameOf = ({ name, faction }: Pick<Character, 'name' | 'faction'>): string => {
  const words = name.trim().split(/\s+/);
  return (FACTION_CONTENT[faction].names.order === 'second-given' ? words.at(-1) : words[0]) ?? name;
};
