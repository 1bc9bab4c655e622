import { type Cast, type CastPronoun } from '#game/model/content/cast.js';
import { type MainPerson } from '#game/model/content/frame.js';
import { personNoun, type PersonNoun } from './person-noun.js';
import { type CastWords, type Known } from './said-by.js';

/** What a reader of the openings knows when a reply is told. */
export interface CastReader {
  readonly known: Known;
  readonly words: CastWords;
  readonly isKnown: (noun: PersonNoun) => boolean;
}
export interface ShownCast {
  readonly cast: Cast;
  readonly who?: MainPerson;
  readonly shows?: readonly string[];
  /** In the player’s own boat, which is ‘she’. */
  readonly isAfloat: boolean;
}

const lastWord = (noun: string): string => noun.split(/[ -]/).at(-1)?.toLowerCase() ?? noun;
const headOf = (trade: string): string => lastWord(trade.split(/ (?:who|of|in|on|at|from|with) /)[0] ?? trade);
const nounsOf = (members: readonly string[]): readonly string[] => members.flatMap((member) => member.split('/'));

/** The cast with the main person in it, who is a member without being declared. */
const wholeCast = ({ cast, who }: ShownCast): Cast => {
  if (who === undefined) return cast;
  const head = headOf(who.trade);
  const isDeclared = nounsOf(Object.keys(cast)).some((noun) => lastWord(noun) === head);
  return isDeclared ? cast : { ...cast, [head]: who.gender === 'male' ? 'he' : 'she' };
};

/** ‘He’ or ‘she’ is clear only if one member has that gender; ‘they’ may stand for any two. */
const knownOf = (cast: Cast, isAfloat: boolean): Known => {
  const count = (gender: CastPronoun): number => Object.values(cast).filter((one) => one === gender).length;
  return {
    he: count('he') === 1,
    she: count('she') === 1 || (count('she') === 0 && isAfloat),
    they: count('they') > 0 || Object.keys(cast).length > 1,
  };
};

const MEN_AND_WOMEN: Readonly<Record<string, CastPronoun>> = { man: 'he', woman: 'she' };
const MANY: ReadonlySet<string> = new Set(['man', 'people', 'folk']);
const OF_MANY: ReadonlySet<string> = new Set(['eldest', 'youngest']);
/** Whether a noun is of the cast or of what is shown, or is ‘the man’, ‘the people’, ‘the eldest’ of the cast. */
const isKnownIn = (cast: Cast, shows: readonly string[]): CastReader['isKnown'] => {
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

export const readerOf = (shown: ShownCast): CastReader => {
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
