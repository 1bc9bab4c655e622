import { type Grammar, linesIn } from '#game/model/content/clauses.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';

/*
 * We find a line of a table in a story by the longest piece of its first sentence that has no slot in it: names
 * differ, and a leaf that is too long loses its last sentences. A narrator's hand adds to a sentence, joins it to the
 * next and leaves out its 'you': so only the other words count, in their order.
 */

const LEAST = 8;
const longestPiece = (text: string): string =>
  text.split(/\{[\w.]+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const wordsOnly = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? []).filter((word) => word !== 'you' && word !== 'and').join(' ');
const traceOf = (line: string): string => {
  const first = longestPiece(sentencesIn(line)[0] ?? '');
  const trace = (first.length < LEAST ? longestPiece(line) : first).trim();
  return wordsOnly(trace);
};
const traces = new Map<string, string>();
let last = { story: '', words: '' };
/** Keeps the words of the last story, since many lines are looked up in the same story. */
const wordsOf = (story: string): string => {
  if (last.story !== story) last = { story, words: wordsOnly(story) };
  return last.words;
};

/** Whether the story tells this line. */
export const tells = (story: string, line: string): boolean => {
  const trace = traces.get(line) ?? traceOf(line);
  traces.set(line, trace);
  return wordsOf(story).includes(trace);
};
/** Every sentence that a small grammar without conditions can make. */
export const linesOfGrammar = ({ forms, pools }: Grammar): readonly string[] =>
  linesIn(forms).flatMap((form) =>
    form
      .split(/(<[\w-]+>)/)
      .map((part) => (part.startsWith('<') ? linesIn(pools[part.slice(1, -1)] ?? []) : [part]))
      .reduce<readonly string[]>((begun, next) => begun.flatMap((line) => next.map((part) => line + part)), ['']),
  );
/** The place of the told line in its table, or -1. */
export const toldLine = (story: string, lines: readonly string[]): number =>
  lines.findIndex((line) => tells(story, line));
