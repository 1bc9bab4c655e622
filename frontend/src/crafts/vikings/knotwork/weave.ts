import { type Crossing, crossingsOf } from './crossings.js';
import { type Line } from './line.js';

/** One line's way through one crossing. */
interface Passage {
  readonly at: number;
  readonly crossing: Crossing;
}
/** A piece of a line that lies over what it crosses. */
export interface Over {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const passagesOf = (crossings: readonly Crossing[], line: number): readonly Passage[] =>
  crossings
    .flatMap((crossing) => crossing.at.flatMap((at, side) => (crossing.lines[side] === line ? [{ at, crossing }] : [])))
    .sort((a, b) => a.at - b.at);

/** Each line goes over and under by turns: 0 for those that go over first, and 1. One that crosses another follows from it. */
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

/** Half way to the next passage, or as far as `reach`. */
const roomOf = ({ closed, length }: Line, own: readonly Passage[], i: number, step: 1 | -1, reach: number): number => {
  const next = own[i + step];
  if (next !== undefined) return Math.min(reach, Math.abs(next.at - (own[i]?.at ?? 0)) / 2);
  const round = own.at(step === 1 ? 0 : -1)?.at ?? 0;
  return closed && own.length > 1 ? Math.min(reach, (length - Math.abs(round - (own[i]?.at ?? 0))) / 2) : reach;
};

/** Lines laid across one another, woven: what has to be drawn once more, over the rest. */
export const weave = (lines: readonly Line[], reach: number): readonly Over[] => {
  const crossings = crossingsOf(lines);
  const passages = lines.map((_, line) => passagesOf(crossings, line));
  const turns = turnsOf(passages);
  return lines.flatMap((line, n) =>
    (passages[n] ?? []).flatMap(({ at }, i, own): Over[] =>
      (i + (turns[n] ?? 0)) % 2 === 0
        ? [{ line: n, from: at - roomOf(line, own, i, -1, reach), to: at + roomOf(line, own, i, 1, reach) }]
        : [],
    ),
  );
};
