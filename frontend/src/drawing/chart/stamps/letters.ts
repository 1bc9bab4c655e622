import { CARTOUCHE } from '../survey/ornaments.js';
import { paintLetter } from './letter.js';
import { disc, fillShape, outline, stroke, type Pen, type XY } from './pen.js';

/** The twelve branches, clockwise from the rat in the north. */
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const at = (radius: number, turn: number): XY => [radius * Math.sin(turn), -radius * Math.cos(turn)];

/** A needle within the twelve branches, with a radius of 1. */
export const branchRose = (pen: Pen): void => {
  const { paint, ink, fine } = pen;
  disc(pen, [0, 0], 1, ink.body);
  for (const [radius, weight] of [
    [0.97, Math.max(2.6, 0.06 / fine)],
    [0.53, 0.8],
  ] as const) {
    paint.beginPath();
    paint.arc(0, 0, radius, 0, 2 * Math.PI);
    paint.strokeStyle = ink.line;
    paint.lineWidth = fine * weight;
    paint.stroke();
  }
  Array.from(BRANCHES).forEach((branch, n) =>
    paintLetter(pen, branch, at(0.74, (n * Math.PI) / 6), { size: 0.29, colour: n === 0 ? ink.act : ink.line }),
  );
  outline(
    pen,
    [
      [0, -0.48],
      [0.11, 0],
      [-0.11, 0],
    ],
    ink.act,
    0.8,
  );
  outline(
    pen,
    [
      [0, 0.48],
      [0.11, 0],
      [-0.11, 0],
    ],
    ink.body,
    0.8,
  );
  disc(pen, [0, 0], 0.045, ink.line);
};

/** A slip of gold in a red border, with the name of the chart from the top down. */
export const cartouche = (pen: Pen): void => {
  const { ink } = pen,
    { high, wide } = CARTOUCHE,
    title = Array.from(ink.title);
  const slip = (inset: number): XY[] => [
    [-wide + inset, -high + inset],
    [wide - inset, -high + inset],
    [wide - inset, high - inset],
    [-wide + inset, high - inset],
  ];
  const edge = slip(0);
  fillShape(pen, edge, ink.act);
  stroke(pen, [...edge, ...edge.slice(0, 1)], 0.5, ink.act);
  outline(pen, slip(0.1), ink.gold, 0);
  const inner = slip(0.19);
  stroke(pen, [...inner, ...inner.slice(0, 1)], 0.7, ink.act);
  const step = (2 * high - 0.7) / title.length,
    size = Math.min(step * 0.94, 2 * wide - 0.5);
  title.forEach((letter, n) =>
    paintLetter(pen, letter, [0, -high + 0.35 + step * (n + 0.5)], { size, colour: ink.onGold }),
  );
};
