import { EITHER, GROUPS, MEN, WOMEN } from './people-lexicon.js';

export interface PersonNoun {
  /** In the singular, and of a compound with a hyphen the last part. */
  readonly word: string;
  readonly sort: 'he' | 'she' | 'either' | 'group';
  readonly isPlural: boolean;
}

const SINGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  wives: 'wife',
  thieves: 'thief',
  children: 'child',
};
const NO_MAN = /^(?:human|german|roman|norman|ottoman|talisman|specimen|omen|amen)s?$/;

const sortOf = (noun: string): PersonNoun['sort'] | null => {
  if (NO_MAN.test(noun)) return null;
  if (WOMEN.has(noun) || noun.endsWith('woman') || noun.endsWith('wife')) return 'she';
  if (MEN.has(noun) || noun.endsWith('man')) return 'he';
  return EITHER.has(noun) ? 'either' : GROUPS.has(noun) ? 'group' : null;
};

const nounOf = (word: string, isPlural: boolean): PersonNoun | null => {
  const last = word.split('-').at(-1) ?? word;
  const noun = [word, last].find((part) => sortOf(part) !== null);
  const sort = noun === undefined ? null : sortOf(noun);
  return noun === undefined || sort === null ? null : { word: noun, sort, isPlural: isPlural || sort === 'group' };
};

/** What a plural may be the plural of. */
const singularsOf = (word: string): readonly string[] => {
  const end = Object.keys(SINGULAR).find((many) => word.endsWith(many) && !NO_MAN.test(word));
  if (end !== undefined) return [`${word.slice(0, word.length - end.length)}${SINGULAR[end] ?? ''}`];
  return [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ];
};

/** A noun of somebody or of people, with its number and gender; null for any other word. */
export const personNoun = (said: string): PersonNoun | null => {
  const word = said.toLowerCase().replace(/’s?$/, '');
  return (
    nounOf(word, false) ??
    singularsOf(word)
      .map((one) => nounOf(one, true))
      .find((noun) => noun !== null) ??
    null
  );
};
