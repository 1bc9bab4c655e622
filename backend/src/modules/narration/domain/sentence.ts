import { wordsIn } from './phrases.js';

/** A piece of a story: one sentence or a few. A spare one may be left out where the leaf is full. */
export interface Sentence {
  readonly text: string;
  readonly spare: boolean;
}
export const said = (text: string): Sentence => ({ text, spare: false });
export const spare = (text: string): Sentence => ({ text, spare: true });

/** The most words a leaf holds. */
const MOST_WORDS = 160;

const lengthOf = (paragraphs: readonly (readonly Sentence[])[]): number => paragraphs.flat().reduce((sum, { text }) => sum + wordsIn(text), 0);

/** Leaves out spare sentences, the last first, until the rest fits. */
const fitted = (paragraphs: readonly (readonly Sentence[])[]): readonly (readonly Sentence[])[] => {
  const last = paragraphs.flat().findLast((s) => s.spare);
  if (last === undefined || lengthOf(paragraphs) <= MOST_WORDS) return paragraphs;
  return fitted(paragraphs.map((p) => p.filter((s) => s !== last)));
};

/** Paragraphs are parted by an empty line. */
export const leafOf = (paragraphs: readonly (readonly Sentence[])[]): string =>
  fitted(paragraphs)
    .map((p) => p.map(({ text }) => text).filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
