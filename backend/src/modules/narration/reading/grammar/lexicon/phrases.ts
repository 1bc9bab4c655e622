import { baseOf } from '../../../domain/lexicon/irregular.js';
import { stemOf, type TextToken } from '../tokens.js';

/** A phrase of the lexicon: its words, `*` for a gap, and what it stands for. */
interface Phrase<T> {
  readonly words: readonly string[];
  readonly means: T;
}
export interface PhraseFound<T> {
  readonly means: T;
  /** Words of the phrase itself, and the first word after it. */
  readonly words: readonly string[];
  readonly end: number;
  /** What stands in its gap. */
  readonly gap: readonly TextToken[];
}
export type Phrases<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

const LONGEST_GAP = 5;
export const lemmaOf = (word: string): string => stemOf(baseOf(word));

const split = (line: string): readonly string[] =>
  line
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Phrases by the stem of their first word, the longest first. */
export const phrasesOf = <T extends string>(lists: Readonly<Record<T, string>>): Phrases<T> => {
  const index = new Map<string, Phrase<T>[]>();
  for (const [means, line] of Object.entries(lists) as [T, string][])
    for (const phrase of split(line)) {
      const words = phrase.split(' ');
      const first = lemmaOf(words[0] ?? '');
      index.set(first, [...(index.get(first) ?? []), { words, means }]);
    }
  for (const [first, list] of index)
    index.set(
      first,
      [...list].sort((a, b) => b.words.length - a.words.length),
    );
  return index;
};

const isSame = (token: TextToken | undefined, word: string): boolean =>
  token?.text === word || (token !== undefined && word.length > 3 && lemmaOf(token.text) === lemmaOf(word));

/** The end of the rest of a phrase from this word on, and its gap; null where it does not stand there. */
const restAt = (
  tokens: readonly TextToken[],
  at: number,
  words: readonly string[],
): { readonly end: number; readonly gap: readonly TextToken[] } | null => {
  const star = words.indexOf('*');
  if (star < 0)
    return words.every((word, i) => isSame(tokens[at + i], word)) ? { end: at + words.length, gap: [] } : null;
  if (!words.slice(0, star).every((word, i) => isSame(tokens[at + i], word))) return null;
  const after = words.slice(star + 1);
  for (let length = 1; length <= LONGEST_GAP; length++) {
    const from = at + star + length;
    if (after.every((word, i) => isSame(tokens[from + i], word)))
      return { end: from + after.length, gap: tokens.slice(at + star, from) };
  }
  return null;
};

/** The longest phrase that begins at this word. */
export const phraseAt = <T>(phrases: Phrases<T>, tokens: readonly TextToken[], at: number): PhraseFound<T> | null => {
  const first = tokens[at];
  if (!first) return null;
  for (const { words, means } of phrases.get(lemmaOf(first.text)) ?? []) {
    const rest = restAt(tokens, at + 1, words.slice(1));
    if (rest) return { means, words, end: rest.end, gap: rest.gap };
  }
  return null;
};
