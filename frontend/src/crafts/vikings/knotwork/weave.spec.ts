import { crossingsOf } from './crossings.js';
import { lineOf, type Line, type Point, through } from './line.js';
import { weave } from './weave.js';

const ring = (x: number, y: number, r: number): Line =>
  lineOf(
    Array.from({ length: 48 }, (_, i): Point => [
      x + r * Math.cos((i * Math.PI) / 24 + 0.01),
      y + r * Math.sin((i * Math.PI) / 24 + 0.01),
    ]),
    true,
  );
const plait = (n: number): Line =>
  lineOf(
    Array.from({ length: 91 }, (_, i): Point => [i, 5 * Math.sin((2 * Math.PI * i) / 30 + (2 * Math.PI * n) / 3)]),
  );

const KNOTS: readonly (readonly [string, readonly Line[], number])[] = [
  ['two rings', [ring(0, 0, 10), ring(12, 0, 10)], 2],
  ['three rings', [ring(0, -6, 10), ring(5, 3, 10), ring(-5, 3, 10)], 6],
  [
    'a loop',
    [
      through([
        [0, 0],
        [10, 1],
        [14, 8],
        [8, 12],
        [4, 7],
        [9, -8],
      ]),
    ],
    1,
  ],
  ['three strands', [plait(0), plait(1), plait(2)], 18],
];

describe('a weave', () => {
  it.each(KNOTS)('of %s has one strand over the other at each crossing', (_, lines, count) => {
    const crossings = crossingsOf(lines),
      over = weave(lines, 1);
    const isOver = (line: number, at: number): boolean =>
      over.some((piece) => piece.line === line && Math.abs((piece.from + piece.to) / 2 - at) < 1e-6);
    expect(crossings).toHaveLength(count);
    for (const {
      lines: [a, b],
      at,
    } of crossings)
      expect(isOver(a, at[0])).not.toBe(isOver(b, at[1]));
  });

  it('alternates over and under', () => {
    const lines = KNOTS[3]?.[1] ?? [];
    const own = weave(lines, 1).filter(({ line }) => line === 0),
      all = crossingsOf(lines).filter((crossing) => crossing.lines.includes(0));
    expect(own).toHaveLength(all.length / 2);
  });

  it('never reaches as far as the next crossing', () => {
    const over = weave([ring(0, 0, 10), ring(12, 0, 10)], 1000);
    expect(over.every(({ from, to }) => to - from < 2 * Math.PI * 10)).toBe(true);
  });
});
