import { ALWAYS_KNOWN } from './people-lexicon.js';
import { personNoun, type PersonNoun } from './person-noun.js';
import { isName } from './said-by.js';
import { isWord, type CastToken, tokensOf } from './tokens.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Words that end a phrase which began with ‘the’. */
const BREAKS = words(
  'a an the and or but nor of in on at to by for from with under past behind over before after into upon out up down ' +
    'off as who that which what where when while if than then so there no not you it me them him her his your their ' +
    'its my our was were became had is has have did do are be been would could should',
);
/** After these words the text says which one is meant. */
const TELLS_WHICH = words('of who whom whose that you at in on from with');
/** A proverb may name anybody: ‘the preacher says’, ‘says the preacher’. */
const SAYS = words('says say asks ask');
/** Nouns by which somebody already named may be called again. */
const AGAIN: Readonly<Record<string, PersonNoun['sort']>> = {
  man: 'he',
  fellow: 'he',
  boy: 'he',
  child: 'he',
  woman: 'she',
  girl: 'she',
  lady: 'she',
};
const FURTHEST = 3;

/** Where the phrase with this noun begins with ‘the’; -1 where it does not. */
const articleOf = (tokens: readonly CastToken[], at: number): number => {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST); i -= 1) {
    const token = tokens[i];
    if (token === undefined || !isWord(token)) return -1;
    if (token.word === 'the') return i;
    if (BREAKS.has(token.word) || token.said.includes('’') || personNoun(token.word) !== null) return -1;
  }
  return -1;
};
const isTold = (before: CastToken | undefined, noun: CastToken, next: CastToken | undefined): boolean =>
  /^\p{Lu}/u.test(noun.said) ||
  (next !== undefined && (TELLS_WHICH.has(next.word) || SAYS.has(next.word))) ||
  (before !== undefined && (before.word === 'says' || isName(before)));

const isCalledAgain = (noun: PersonNoun, named: readonly PersonNoun[]): boolean =>
  named.some(
    ({ word, sort }) => word === noun.word || AGAIN[noun.word] === sort || (noun.word in AGAIN && sort === 'either'),
  );

export const peopleIn = (text: string): readonly PersonNoun[] =>
  tokensOf(text).flatMap(({ word }) => personNoun(word) ?? []);

/** People with ‘the’ in a text who were not named before: not in it, not in `before`, and not by `isKnown`. */
export const unknownPeople = (
  text: string,
  isKnown: (noun: PersonNoun) => boolean,
  before: readonly PersonNoun[] = [],
): readonly string[] => {
  const tokens = tokensOf(text);
  const named = [...before];
  return tokens.flatMap((token, at) => {
    const noun = personNoun(token.word);
    if (noun === null) return [];
    const article = articleOf(tokens, at);
    const isUnknown =
      article !== -1 &&
      !token.isSpeech &&
      !isTold(tokens[article - 1], token, tokens[at + 1]) &&
      !ALWAYS_KNOWN.has(noun.word) &&
      !isCalledAgain(noun, named) &&
      !isKnown(noun);
    named.push(noun);
    return isUnknown ? [token.said] : [];
  });
};
