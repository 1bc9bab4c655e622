import { type Crossing, crossingsOf } from './crossings.js';
import { type Line } from './line.js';

/** The passage of one line through one crossing. */
interface Passage {
  readonly at: number;
  readonly crossing: Crossing;
}
/** A piece of a line that is over the line that it crosses. */
export interface Over {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const passagesOf = (crossings: readonly Crossing[], line: number): readonly Passage[] =>
  crossings
    .flatMap((crossing) => crossing.at.flatMap((at, side) => (crossing.lines[side] === line ? [{ at, crossing }] : [])))
    .sort((a, b) => a.at - b.at);

/** Each line alternates over and under: 0 for lines that start over, else 1. The value of a line follows from a line that it crosses. */
const turnsOf = (passages: readonly (readonly Passage[])[]): readonly number[] => {
  const turns = new Map<number, number>();
  const settle = (line: number, turn: number): void => {
    if (turns.has(line)) return;
    turns.set(line, turn);
    passages[line]?.forEach(({ crossing }, i) => {
      const other = crossing.lines[0] === line ? crossing.lines[1] : crossing.lines[0];
      const k = passages[other]?.findIndex((passage) => passage.crossing === crossing) ?? 0;
      settle(other, (i + turn + 1 + k) % 2);
    });
  };
  passages.forEach((_, line) => settle(line, 0));
  return passages.map((_, line) => turns.get(line) ?? 0);
};

/** The i-th of a line's own passages. */
interface Place {
  readonly line: Line;
  readonly own: readonly Passage[];
  readonly i: number;
  readonly reach: number;
}

/** Halfway to the next passage, at most `reach`. */
const roomOf = ({ line: { closed, length }, own, i, reach }: Place, step: 1 | -1): number => {
  const here = own[i]?.at ?? 0,
    next = own[i + step];
  if (next !== undefined) return Math.min(reach, Math.abs(next.at - here) / 2);
  if (!closed || own.length < 2) return reach;
  const round = own.at(step === 1 ? 0 : -1)?.at ?? 0;
  return Math.min(reach, (length - Math.abs(round - here)) / 2);
};

/** The weave of crossing lines: the pieces that must be drawn again on top. */
export const weave = (lines: readonly Line[], reach: number): readonly Over[] => {
  const crossings = crossingsOf(lines);
  const passages = lines.map((_, line) => passagesOf(crossings, line));
  const turns = turnsOf(passages);
  return lines.flatMap((line, n) =>
    (passages[n] ?? []).flatMap(({ at }, i, own): Over[] => {
      if ((i + (turns[n] ?? 0)) % 2 !== 0) return [];
      const place = { line, own, i, reach };
      return [{ line: n, from: at - roomOf(place, -1), to: at + roomOf(place, 1) }];
    }),
  );
};
