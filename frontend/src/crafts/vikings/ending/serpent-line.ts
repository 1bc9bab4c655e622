import { type Line, placeOn, through } from '../knotwork/line.js';

/** The middle of the serpent: from where its tail is bound, along the edge of the stone, to its neck. */
export const SERPENT = through([
  [172, 514],
  [142, 484],
  [126, 428],
  [117, 356],
  [122, 278],
  [140, 196],
  [182, 118],
  [254, 84],
  [324, 112],
  [368, 190],
  [386, 278],
  [392, 356],
  [388, 428],
  [372, 486],
  [336, 512],
]);
/** The end of the tail, in its mouth. */
export const TAIL = through([
  [166, 509],
  [188, 524],
  [214, 534],
  [240, 538],
  [258, 545],
  [267, 559],
  [266, 573],
  [276, 583],
  [291, 577],
]);

/** The outline of a line with a variable width, given as a function of the position from 0 to 1. */
export const tapered = (line: Line, breadth: (along: number) => number): string => {
  const places = Array.from({ length: 41 }, (_, i) => ({
    ...placeOn(line, (line.length * i) / 40),
    half: breadth(i / 40) / 2,
  }));
  const side = (sign: 1 | -1) =>
    places.map(({ x, y, heading, half }) => {
      const a = ((heading + 90 * sign) * Math.PI) / 180;
      return `${(x + half * Math.cos(a)).toFixed(1)} ${(y + half * Math.sin(a)).toFixed(1)}`;
    });
  return `M${[...side(-1), ...side(1).reverse()].join('L')}z`;
};
