import { FIXED_PHRASES } from './people-lexicon.js';

export interface CastToken {
  /** As it is written. */
  readonly said: string;
  /** In small letters, without the ending of a genitive. */
  readonly word: string;
  /** In quotation marks: somebody’s own words. */
  readonly isSpeech: boolean;
  /** First of its sentence. */
  readonly isFirst: boolean;
}

const PARTS = /\{[^}]*\}|[\p{L}\p{N}]+(?:[-’][\p{L}]+)*’?|[.?!:;,“”—]/gu;
const ENDS = /^[.?!:]$/;
export const isWord = ({ word }: CastToken): boolean => /^[\p{L}\p{N}]/u.test(word);

const withoutFixed = (text: string): string =>
  FIXED_PHRASES.reduce((rest, phrase) => rest.replaceAll(phrase, 'thing'), text);

/** The words, slots and marks of a text. */
export const tokensOf = (text: string): readonly CastToken[] => {
  const found: CastToken[] = [];
  let isSpeech = false;
  let isFirst = true;
  for (const [said] of withoutFixed(text).matchAll(PARTS)) {
    if (said === '“') isSpeech = true;
    found.push({ said, word: said.toLowerCase().replace(/’s?$/, ''), isSpeech, isFirst });
    if (said === '”') isSpeech = false;
    isFirst = ENDS.test(said) || ((said === '“' || said === '”') && isFirst);
  }
  return found;
};
