import { type CastPronoun } from '#game/model/content/cast.js';
import { BEASTS, GROUPS, NUMBERS, PLACES, SHIPS, SOMEBODY } from './people-lexicon.js';
import { personNoun, type PersonNoun } from './person-noun.js';
import { type CastToken } from './tokens.js';

/** Whom a reader may take a pronoun for. */
export interface Known {
  readonly he: boolean;
  readonly she: boolean;
  readonly they: boolean;
}
export const NOBODY: Known = { he: false, she: false, they: false };
export const either = (one: Known, other: Known): Known => ({
  he: one.he || other.he,
  she: one.she || other.she,
  they: one.they || other.they,
});

/** The last words of a cast’s nouns, and what stands for each. */
export type CastWords = ReadonlyMap<string, CastPronoun>;

/** Words in ‘s’ that are no plurals. */
const NO_PLURAL =
  /(?:ss|us|is)$|^(?:was|has|its|does|yes|always|perhaps|sometimes|besides|towards|afterwards|upwards|downwards|backwards|forwards|alas|news|else|unless)$/;
const isPlural = ({ word, said }: CastToken): boolean =>
  NUMBERS.has(word.split('-').at(-1) ?? word) ||
  (word.length > 3 && word.endsWith('s') && !said.includes('’') && !NO_PLURAL.test(word));
/** A name, or a title such as King; not at the beginning, where any word has a capital. */
export const isName = ({ said, isFirst }: CastToken): boolean =>
  !isFirst && /^\p{Lu}\p{L}/u.test(said) && !/^I’/.test(said);
/** A word or the last part of it, as of ‘he-goat’. */
const isIn = ({ word }: CastToken, ...tables: readonly ReadonlySet<string>[]): boolean => {
  const last = word.split('-').at(-1) ?? word;
  return tables.some((table) => table.has(word) || table.has(last));
};

const saidOfCast = ({ word }: CastToken, words: CastWords): Known => {
  const gender = words.get(word) ?? words.get(word.replace(/s$/, ''));
  return { he: gender === 'he', she: gender === 'she', they: gender === 'they' };
};
const saidOfNoun = (noun: PersonNoun | null): Known => ({
  he: noun?.isPlural === false && noun.sort !== 'she',
  she: noun?.isPlural === false && noun.sort !== 'he',
  they: noun?.isPlural === true,
});
const saidOfThing = (token: CastToken): Known => {
  const isSomebody = isIn(token, BEASTS, SOMEBODY) || isName(token);
  return {
    he: isSomebody,
    she: isSomebody || isIn(token, SHIPS),
    they: isPlural(token) || isIn(token, GROUPS, PLACES, SHIPS),
  };
};
/** Whom a word lets a reader know of. A name in a slot is a man’s or a woman’s, and has pronouns of its own. */
export const saidBy = (token: CastToken, words: CastWords): Known =>
  token.said.startsWith('{')
    ? { ...NOBODY, they: /where|place/.test(token.said) }
    : [saidOfThing(token), saidOfNoun(personNoun(token.word)), saidOfCast(token, words)].reduce(either);

/** Whether a word names a person: two such words together may be ‘they’. */
export const isPerson = (token: CastToken): boolean =>
  /^\{(?:who|foe|them|mate)\b/.test(token.said) ||
  isName(token) ||
  isIn(token, SOMEBODY) ||
  personNoun(token.word) !== null;
