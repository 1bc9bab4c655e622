import { once } from '../../../lib/once.js';

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The sentences of a paragraph, each with the space after it; joined, they give the paragraph. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  [...segmenter().segment(paragraph)].map(({ segment }) => segment);

const OPENING_WORDS = 3;
const OPENING_LETTERS = 14;

/** The first words, shown in small capitals, and the rest; joined, they give the text. */
export const openingOf = (text: string): readonly [string, string] => {
  const words = text.match(/\S+\s*/g) ?? [];
  let length = 0;
  for (const word of words.slice(0, OPENING_WORDS)) {
    if (length > 0 && length + word.trimEnd().length > OPENING_LETTERS) break;
    length += word.length;
    if (/[.,;:!?…]["'”’)]*\s*$/.test(word)) break;
  }
  return [text.slice(0, length), text.slice(length)];
};

/** The layout of a text: paragraphs of an opening and sentences; `order` counts the sentences through the whole text. */
export interface LaidOutParagraph {
  readonly opening: string;
  readonly sentences: readonly { readonly text: string; readonly order: number }[];
}

export const layOut = (text: string): readonly LaidOutParagraph[] => {
  const paragraphs = paragraphsOf(text).map((paragraph, i) =>
    i === 0 ? openingOf(paragraph) : (['', paragraph] as const),
  );
  const cut = paragraphs.map(([opening, rest]) => ({ opening, sentences: sentencesOf(rest) }));
  return cut.map(({ opening, sentences }, i) => {
    const before = cut.slice(0, i).reduce((sum, paragraph) => sum + paragraph.sentences.length, 0);
    return { opening, sentences: sentences.map((sentence, n) => ({ text: sentence, order: before + n })) };
  });
};
