import { type Cast, type Gender } from '../../../model/content/cast.js';
import { type Figure } from '../../../model/content/frame.js';
import { personNoun, type PersonNoun } from './person-noun.js';
import { type CastWords, type Known } from './said-by.js';

/** What a reader of the openings knows when a reply is told. */
export interface Reader {
  readonly known: Known;
  readonly words: CastWords;
  readonly isKnown: (noun: PersonNoun) => boolean;
}
export interface Shown {
  readonly cast: Cast;
  readonly who?: Figure;
  readonly shows?: readonly string[];
  /** In the player’s own boat, which is ‘she’. */
  readonly isAfloat: boolean;
}

const lastWord = (noun: string): string => noun.split(/[ -]/).at(-1)?.toLowerCase() ?? noun;
const headOf = (trade: string): string => lastWord(trade.split(/ (?:who|of|in|on|at|from|with) /)[0] ?? trade);
const nounsOf = (members: readonly string[]): readonly string[] => members.flatMap((member) => member.split('/'));

/** The cast with the main person in it, who is a member without being declared. */
const wholeCast = ({ cast, who }: Shown): Cast => {
  if (who === undefined) return cast;
  const head = headOf(who.trade);
  const isDeclared = nounsOf(Object.keys(cast)).some((noun) => lastWord(noun) === head);
  return isDeclared ? cast : { ...cast, [head]: who.gender === 'male' ? 'he' : 'she' };
};

/** Of two of one gender ‘he’ says nothing, and ‘they’ may be both. */
const knownOf = (cast: Cast, isAfloat: boolean): Known => {
  const count = (gender: Gender): number => Object.values(cast).filter((one) => one === gender).length;
  return {
    he: count('he') === 1,
    she: count('she') === 1 || (count('she') === 0 && isAfloat),
    they: count('they') > 0 || Object.keys(cast).length > 1,
  };
};

const MEN_AND_WOMEN: Readonly<Record<string, Gender>> = { man: 'he', woman: 'she' };
const MANY: ReadonlySet<string> = new Set(['man', 'people', 'folk']);
const OF_MANY: ReadonlySet<string> = new Set(['eldest', 'youngest']);
/** By a noun of the cast or of what is shown, or by ‘the man’, ‘the people’, ‘the eldest’ where there are such. */
const isKnownIn = (cast: Cast, shows: readonly string[]): Reader['isKnown'] => {
  const nouns = nounsOf([...Object.keys(cast), ...shows]).map(
    (noun) => personNoun(noun.split(' ').at(-1) ?? noun)?.word,
  );
  const genders = Object.values(cast);
  return ({ word, isPlural }) => {
    const gender = MEN_AND_WOMEN[word];
    return (
      nouns.includes(word) ||
      (gender !== undefined && !isPlural && genders.includes(gender)) ||
      (genders.includes('they') && ((isPlural && MANY.has(word)) || OF_MANY.has(word)))
    );
  };
};

export const readerOf = (shown: Shown): Reader => {
  const cast = wholeCast(shown);
  const words = Object.entries(cast).flatMap(([member, gender]) =>
    nounsOf([member]).map((noun) => [noun.split(' ').at(-1)?.toLowerCase() ?? noun, gender] as const),
  );
  return {
    known: knownOf(cast, shown.isAfloat),
    words: new Map(words),
    isKnown: isKnownIn(cast, shown.shows ?? []),
  };
};
