import { split } from 'sentence-splitter';
import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';

/** Before an opening quotation mark: the beginning, white space, a bracket or a dash. */
const OPENS_AFTER = /^$|[\s([—–“‘]$/u;

const quotedAt = (text: string, at: number, open: string, close: string): string =>
  OPENS_AFTER.test(text.slice(Math.max(0, at - 1), at)) ? open : close;

/**
 * The typography of the game's own words: curly quotation marks, dashes, at most one empty line. What stands later never
 * changes what stands before, so that a stream can be set as it comes.
 */
const typeset = (text: string): string =>
  text
    .replace(/^\s+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .replace(/\.{3}/g, '…')
    .replace(/ ?--+ ?/g, ' — ')
    .replace(/"/g, (_, at: number, all: string) => quotedAt(all, at, '“', '”'))
    .replace(/'/g, (_, at: number, all: string) => quotedAt(all, at, '‘', '’'));

/** A quotation that is not closed by then never will be. */
const LONGEST_QUOTATION = 600;

const isOpen = (text: string): boolean => {
  const last = text.lastIndexOf('“');
  return last > text.lastIndexOf('”') && text.length - last < LONGEST_QUOTATION && !text.includes('\n\n', last);
};

/** The ends of sentences after a full stop, by a splitter that knows abbreviations; it is not used for quotations, which it takes apart. */
const stopsIn = (text: string): ReadonlySet<number> => new Set(split(text).map(({ range }) => range[1]));

/**
 * The sentences of a text, each with the white space that follows it: joined, they are the text. 'Mr.' ends none, and
 * none ends within a quotation.
 */
export const sentencesOf = (text: string): readonly string[] => {
  const stops = stopsIn(text);
  let end = 0;
  const pieces = sentencesWithSpaces(text).filter(Boolean);
  return pieces.reduce<readonly string[]>((sentences, piece) => {
    const before = sentences.at(-1) ?? '';
    const stop = before.trimEnd();
    const isEnd = !isOpen(before) && (!stop.endsWith('.') || stops.has(end - before.length + stop.length));
    end += piece.length;
    return isEnd && before !== '' ? [...sentences, piece] : [...sentences.slice(0, -1), before + piece];
  }, []);
};

/** Sentences of a stream as they become whole. */
export interface SentenceBuffer {
  /** @returns those that are whole now: something has begun after them */
  add(text: string): readonly string[];
  /** The stream ended as it should. @returns the last one */
  end(): readonly string[];
}

export const sentenceBuffer = (): SentenceBuffer => {
  let raw = '';
  let released = 0;
  const next = (sentences: readonly string[]): readonly string[] => {
    released += sentences.join('').length;
    return sentences;
  };
  const waiting = (): string => typeset(raw).slice(released);
  return {
    add: (text) => {
      raw += text;
      return next(sentencesOf(waiting()).slice(0, -1));
    },
    end: () => {
      const rest = waiting().trimEnd();
      return rest === '' ? [] : next(sentencesOf(rest));
    },
  };
};
