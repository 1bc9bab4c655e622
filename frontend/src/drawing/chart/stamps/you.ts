import { paintLetter } from './letter.js';
import { disc, outline, stroke, type Pen } from './pen.js';

const arrow = (pen: Pen): void => {
  pen.paint.lineCap = 'butt';
  pen.paint.lineJoin = 'miter';
  stroke(
    pen,
    [
      [0, 0.4],
      [0, -0.38],
    ],
    1,
    pen.ink.act,
  );
  stroke(
    pen,
    [
      [-0.26, -0.1],
      [0, -0.4],
      [0.26, -0.1],
    ],
    1,
    pen.ink.act,
  );
  pen.paint.lineCap = 'round';
  pen.paint.lineJoin = 'round';
};

/** The letter for 'one who serves', on a red disc. */
const seal = (pen: Pen): void => {
  disc(pen, [0, 0], 0.56, pen.ink.act);
  paintLetter(pen, '侍', [0, 0], { size: 0.78, colour: pen.ink.body });
};

/** A paper lantern with its hoops. */
const lantern = (pen: Pen): void => {
  const { paint, ink } = pen;
  paint.beginPath();
  paint.ellipse(0, 0, 0.34, 0.44, 0, 0, 2 * Math.PI);
  paint.fillStyle = ink.line;
  paint.fill();
  for (const y of [-0.24, -0.08, 0.08, 0.24])
    stroke(
      pen,
      [
        [-0.3, y],
        [0.3, y],
      ],
      0.55,
      ink.body,
    );
  for (const y of [-0.5, 0.42])
    outline(
      pen,
      [
        [-0.17, y],
        [0.17, y],
        [0.17, y + 0.09],
        [-0.17, y + 0.09],
      ],
      ink.line,
      0.2,
    );
};

const MARKS = { arrow, seal, lantern } as const;

/** Draws the hero's mark around the middle of the hex; `fine` is the width of its lines. */
export const youMark = (pen: Pen): void => MARKS[pen.ink.you](pen);
