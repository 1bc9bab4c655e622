import { type Grammar, linesIn } from '#game/model/content/clauses.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';

/*
 * A line of a table is known again in a story by the longest piece of its first sentence that has no slot in it: names
 * differ, and a leaf that is too long loses last sentences.
 */

const LEAST = 8;
const longestPiece = (text: string): string =>
  text.split(/\{[\w.]+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const traceOf = (line: string): string => {
  const first = longestPiece(sentencesIn(line)[0] ?? '');
  const trace = (first.length < LEAST ? longestPiece(line) : first).trim();
  // Its first letter may have been raised.
  return trace.slice(1);
};
const traces = new Map<string, string>();

/** Whether the story tells this line. */
export const tells = (story: string, line: string): boolean => {
  const trace = traces.get(line) ?? traceOf(line);
  traces.set(line, trace);
  return story.includes(trace);
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
