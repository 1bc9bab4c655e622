import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { wordsIn } from './phrases.js';

/**
 * How much a piece of a story matters, for when the leaf is full: what is below `change` may be left out, the least
 * first; the rest may be shortened, but for the last words of all.
 */
export const RANK = {
  scene: 1,
  way: 2,
  back: 3,
  people: 4,
  fate: 5,
  saga: 6,
  change: 7,
  stands: 8,
  deed: 9,
  end: 10,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** What a piece tells of, where a story that somebody else began may have told it already. */
export type PieceFact = 'wounds' | 'healing' | 'coins' | 'things' | 'company' | 'meeting' | 'deaths';

/** One sentence or a few that are told or left out together. */
export interface Piece {
  readonly rank: Rank;
  /** Null: it is known by its words alone. */
  readonly fact: PieceFact | null;
  readonly text: string;
  /** How many there are in it. */
  readonly words: number;
}
export type Paragraph = readonly Piece[];

/** A piece, if there is anything to say. */
export const piece = (rank: Rank, text: string | null): Paragraph =>
  text === null || text === '' ? [] : [{ rank, text, fact: null, words: wordsIn(text) }];
/** Pieces that tell of a fact. */
export const telling = (fact: PieceFact, paragraph: Paragraph): Paragraph => paragraph.map((one) => ({ ...one, fact }));

/** The most words that a leaf holds; the first one tells the oath and a scene besides. */
const MOST_WORDS = 160;
export const MOST_WORDS_OF_OPENING = 230;

const textOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map((p) =>
      p
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
const lengthOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.flat().reduce((sum, { words }) => sum + words, 0);

/** The least of the pieces that may be left out; of equals, the last. */
const leastOf = (paragraphs: readonly Paragraph[]): Piece | undefined =>
  paragraphs
    .flat()
    .filter(({ rank }) => rank < RANK.change)
    .reduce<Piece | undefined>((least, p) => (least === undefined || p.rank <= least.rank ? p : least), undefined);
/** The longest of those that must stay and have a sentence to spare. */
const longestOf = (paragraphs: readonly Paragraph[]): Piece | undefined =>
  paragraphs
    .flat()
    .filter(({ rank, text }) => rank < RANK.end && sentencesIn(text).length > 1)
    .reduce<Piece | undefined>(
      (longest, p) => (longest === undefined || p.words > longest.words ? p : longest),
      undefined,
    );

const replaced = (paragraphs: readonly Paragraph[], old: Piece, by: Paragraph): readonly Paragraph[] =>
  paragraphs.map((p) => p.flatMap((one) => (one === old ? by : [one])));
/** Whether every quotation ends in it. */
export const isClosed = (text: string): boolean => (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0);
/** Without its last sentence; a quotation is never cut in the middle. */
const cut = (sentences: readonly string[]): string => {
  const rest = sentences.slice(0, -1),
    text = rest.join(' ');
  if (isClosed(text)) return text;
  return rest.length > 1 ? cut(rest) : `${text}”`;
};
const shortened = ({ rank, text }: Piece): Paragraph => piece(rank, cut(sentencesIn(text)));

const fitted = (paragraphs: readonly Paragraph[], most: number): readonly Paragraph[] => {
  if (lengthOf(paragraphs) <= most) return paragraphs;
  const least = leastOf(paragraphs);
  if (least) return fitted(replaced(paragraphs, least, []), most);
  const longest = longestOf(paragraphs);
  return longest ? fitted(replaced(paragraphs, longest, shortened(longest)), most) : paragraphs;
};

/** How many words the leaf of these paragraphs will have, without writing it. */
export const wordsOfLeaf = (paragraphs: readonly Paragraph[]): number => lengthOf(fitted(paragraphs, MOST_WORDS));

/** An empty line separates paragraphs. `finish` may add a few words once it is known what stays: room is made for them. */
export const leafOf = (
  paragraphs: readonly Paragraph[],
  finish = (text: string): string => text,
  limit = MOST_WORDS,
  most = limit,
): string => {
  const told = finish(textOf(fitted(paragraphs, most))),
    over = wordsIn(told) - limit;
  return over <= 0 || most < limit / 2 ? told : leafOf(paragraphs, finish, limit, most - over);
};
