import { type Line, type Point } from './line.js';

/** Where two lines cross, and how far along each of them. */
interface Crossing {
  readonly lines: readonly [number, number];
  readonly at: readonly [number, number];
}
/** One line's way through one crossing. */
interface Passage {
  readonly line: number;
  readonly at: number;
  readonly crossing: Crossing;
}
/** A piece of a line that lies over another. */
export interface Over {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** How far along the first and along the second of two straight pieces they meet; null where they don't. */
const meet = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): readonly [number, number] | null => {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
};

const crossingsOf = (lines: readonly Line[], a: number, b: number): Crossing[] => {
  const [one, two] = [lines[a], lines[b]];
  if (one === undefined || two === undefined) return [];
  return one.points.slice(1).flatMap((end, i) =>
    two.points.slice(1).flatMap((other, k) => {
      if (a === b && k <= i + 1) return [];
      if (a === b && one.closed && i === 0 && k === two.points.length - 2) return [];
      const met = meet(one.points[i] ?? end, end, two.points[k] ?? other, other);
      if (met === null) return [];
      const along = (line: Line, n: number, t: number): number => (line.marks[n] ?? 0) + t * ((line.marks[n + 1] ?? 0) - (line.marks[n] ?? 0));
      return [{ lines: [a, b] as const, at: [along(one, i, met[0]), along(two, k, met[1])] as const }];
    }),
  );
};

const passagesOf = (crossings: readonly Crossing[], count: number): readonly (readonly Passage[])[] =>
  Array.from({ length: count }, (_, line) =>
    crossings
      .flatMap((crossing) => crossing.lines.flatMap((own, side): Passage[] => (own === line ? [{ line, at: crossing.at[side === 0 ? 0 : 1], crossing }] : [])))
      .sort((a, b) => a.at - b.at),
  );

/** Each line goes over and under by turns; this says which begins over. Lines that cross follow from one another. */
const turnsOf = (passages: readonly (readonly Passage[])[]): readonly number[] => {
  const turns: (number | undefined)[] = passages.map(() => undefined);
  const settle = (line: number, turn: number): void => {
    if (turns[line] !== undefined) return;
    turns[line] = turn;
    (passages[line] ?? []).forEach(({ crossing }, i) => {
      const other = crossing.lines[0] === line ? crossing.lines[1] : crossing.lines[0];
      const k = (passages[other] ?? []).findIndex((passage) => passage.crossing === crossing);
      settle(other, (i + turn + 1 + k) % 2);
    });
  };
  passages.forEach((_, line) => settle(line, 0));
  return turns.map((turn) => turn ?? 0);
};

/** Lines laid across one another, woven: what has to be drawn once more, over what it crosses. */
export const weave = (lines: readonly Line[], reach: number): readonly Over[] => {
  const crossings = lines.flatMap((_, a) => lines.slice(a).flatMap((__, k) => crossingsOf(lines, a, a + k)));
  const passages = passagesOf(crossings, lines.length);
  const turns = turnsOf(passages);
  return lines.flatMap((line, n) => {
    const own = passages[n] ?? [];
    return own.flatMap(({ at }, i): Over[] => {
      if ((i + (turns[n] ?? 0)) % 2 !== 0) return [];
      const room = (next: Passage | undefined, wrap: number): number => {
        if (next === undefined) return line.closed && own.length > 1 ? wrap : Infinity;
        return Math.abs(next.at - at);
      };
      const before = Math.min(reach, room(own[i - 1], line.length - (own.at(-1)?.at ?? 0) + at) / 2);
      const after = Math.min(reach, room(own[i + 1], line.length - at + (own[0]?.at ?? 0)) / 2);
      return [{ line: n, from: at - before, to: at + after }];
    });
  });
};
