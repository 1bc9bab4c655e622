import { type LandmarkKind } from '#game/model/world.js';
import { curve, disc, fillShape, outline, stroke, type Pen, type XY } from './pen.js';

/** The shadow side: short strokes from the upper right down. */
const shade = (pen: Pen, lines: readonly (readonly [XY, XY])[]): void => {
  for (const line of lines) stroke(pen, line, 0.5);
};
/** A ring of strokes on the ground, so that nothing floats. */
const ground = (pen: Pen, half: number): void =>
  stroke(
    pen,
    [
      [-half, 0.02],
      [half, 0.02],
    ],
    0.6,
    pen.ink.faded,
  );

/** A wall and one column of many. */
const ruin = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.5, 0],
      [-0.5, -0.38],
      [-0.42, -0.48],
      [-0.34, -0.34],
      [-0.24, -0.4],
      [-0.14, -0.18],
      [-0.06, 0],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [0.08, 0],
      [0.09, -0.54],
      [0.15, -0.62],
      [0.2, -0.55],
      [0.26, -0.64],
      [0.27, 0],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [0.36, 0],
      [0.35, -0.12],
      [0.54, -0.15],
      [0.56, -0.02],
    ],
    pen.ink.body,
    0.85,
  );
  shade(pen, [
    [
      [-0.2, -0.28],
      [-0.2, -0.03],
    ],
    [
      [-0.27, -0.33],
      [-0.27, -0.1],
    ],
    [
      [0.22, -0.5],
      [0.22, -0.04],
    ],
    [
      [0.49, -0.12],
      [0.5, -0.03],
    ],
  ]);
  ground(pen, 0.62);
};

/** A tent and a fire. */
const camp = (pen: Pen): void => {
  for (const dx of [-0.07, 0.05])
    stroke(
      pen,
      [
        [-0.12, -0.52],
        [-0.12 + dx, -0.64],
      ],
      0.8,
    );
  outline(
    pen,
    [
      [-0.52, 0],
      [-0.12, -0.54],
      [0.26, 0],
    ],
    pen.ink.body,
    1,
  );
  fillShape(
    pen,
    [
      [-0.24, 0],
      [-0.13, -0.32],
      [-0.03, 0],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [-0.04, -0.38],
      [0.1, -0.04],
    ],
    [
      [0.02, -0.34],
      [0.17, -0.04],
    ],
  ]);
  stroke(
    pen,
    [
      [0.36, 0],
      [0.56, -0.08],
    ],
    0.9,
  );
  stroke(
    pen,
    [
      [0.56, 0],
      [0.36, -0.08],
    ],
    0.9,
  );
  curve(
    pen,
    [
      [0.46, -0.1],
      [0.52, -0.26],
      [0.42, -0.4],
      [0.5, -0.56],
    ],
    0.6,
    pen.ink.faded,
  );
};

/** A roof on two posts over something small. */
const shrine = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.4, 0],
      [-0.4, -0.09],
      [0.4, -0.09],
      [0.4, 0],
    ],
    pen.ink.body,
    0.85,
  );
  for (const x of [-0.26, 0.26])
    outline(
      pen,
      [
        [x - 0.05, -0.09],
        [x - 0.05, -0.44],
        [x + 0.05, -0.44],
        [x + 0.05, -0.09],
      ],
      pen.ink.body,
      0.8,
    );
  outline(
    pen,
    [
      [-0.44, -0.42],
      [0, -0.74],
      [0.44, -0.42],
    ],
    pen.ink.body,
    1,
  );
  shade(pen, [
    [
      [0.08, -0.64],
      [0.08, -0.46],
    ],
    [
      [0.17, -0.58],
      [0.17, -0.46],
    ],
    [
      [0.26, -0.52],
      [0.26, -0.46],
    ],
  ]);
  disc(pen, 0, -0.21, 0.075, pen.ink.line);
};

/** A mound with a stone on it. */
const grave = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.09, -0.28],
      [-0.1, -0.6],
      [-0.02, -0.7],
      [0.08, -0.62],
      [0.08, -0.28],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [-0.56, 0],
      [-0.44, -0.17],
      [-0.22, -0.3],
      [0, -0.34],
      [0.22, -0.3],
      [0.44, -0.17],
      [0.56, 0],
    ],
    pen.ink.body,
    0.95,
  );
  shade(pen, [
    [
      [0.16, -0.26],
      [0.24, -0.06],
    ],
    [
      [0.26, -0.22],
      [0.34, -0.05],
    ],
    [
      [0.36, -0.16],
      [0.43, -0.04],
    ],
    [
      [0.05, -0.58],
      [0.05, -0.38],
    ],
  ]);
};

/** Stakes on either bank, and stones between them. */
const ford = (pen: Pen): void => {
  for (const [x, y] of [
    [-0.28, 0.03],
    [0, -0.04],
    [0.27, 0.03],
  ] as const) {
    disc(pen, x, y, 0.105, pen.ink.line);
    disc(pen, x, y, 0.07, pen.ink.body);
  }
  for (const x of [-0.52, 0.52]) {
    stroke(
      pen,
      [
        [x, 0.06],
        [x, -0.42],
      ],
      1.7,
    );
    stroke(
      pen,
      [
        [x - 0.09, -0.34],
        [x + 0.09, -0.34],
      ],
      1,
    );
  }
};

/** Alone, and higher than it is wide. */
const tower = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.19, 0],
      [-0.14, -0.66],
      [0.14, -0.66],
      [0.19, 0],
    ],
    pen.ink.body,
    1,
  );
  outline(
    pen,
    [
      [-0.21, -0.66],
      [-0.21, -0.86],
      [-0.11, -0.86],
      [-0.11, -0.78],
      [-0.05, -0.78],
      [-0.05, -0.86],
      [0.05, -0.86],
      [0.05, -0.78],
      [0.11, -0.78],
      [0.11, -0.86],
      [0.21, -0.86],
      [0.21, -0.66],
    ],
    pen.ink.body,
    0.9,
  );
  fillShape(
    pen,
    [
      [-0.04, -0.36],
      [-0.04, -0.5],
      [0.03, -0.5],
      [0.03, -0.36],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [0.08, -0.6],
      [0.1, -0.05],
    ],
    [
      [0.12, -0.5],
      [0.145, -0.05],
    ],
  ]);
  ground(pen, 0.34);
};

/** A dark mouth in a rock. */
const cave = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.58, 0],
      [-0.46, -0.3],
      [-0.24, -0.44],
      [-0.06, -0.58],
      [0.16, -0.48],
      [0.34, -0.4],
      [0.5, -0.16],
      [0.58, 0],
    ],
    pen.ink.body,
    1,
  );
  fillShape(
    pen,
    [
      [-0.24, 0],
      [-0.21, -0.2],
      [-0.06, -0.33],
      [0.09, -0.24],
      [0.15, 0],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [0.2, -0.42],
      [0.26, -0.06],
    ],
    [
      [0.3, -0.38],
      [0.36, -0.05],
    ],
    [
      [0.4, -0.26],
      [0.45, -0.04],
    ],
  ]);
};

const LOBES = [
  [-0.3, -0.52, 0.2],
  [0.29, -0.52, 0.21],
  [-0.2, -0.78, 0.22],
  [0.19, -0.8, 0.21],
  [0, -0.58, 0.27],
  [0, -0.96, 0.18],
] as const;
/** One tree that is known by its name. */
const tree = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.17, 0],
      [-0.08, -0.14],
      [-0.07, -0.42],
      [0.07, -0.42],
      [0.08, -0.14],
      [0.17, 0],
    ],
    pen.ink.body,
    1,
  );
  for (const [x, y, radius] of LOBES) disc(pen, x, y, radius + pen.fine * 0.8, pen.ink.line);
  for (const [x, y, radius] of LOBES) disc(pen, x, y, radius, pen.ink.leaf);
  shade(pen, [
    [
      [0.3, -0.68],
      [0.4, -0.5],
    ],
    [
      [0.2, -0.9],
      [0.32, -0.74],
    ],
    [
      [0.06, -0.7],
      [0.16, -0.48],
    ],
    [
      [-0.24, -0.6],
      [-0.16, -0.44],
    ],
  ]);
};

const DRAW: Readonly<Record<LandmarkKind, (pen: Pen) => void>> = { ruin, camp, shrine, grave, ford, tower, cave, tree };

/** A landmark, in ink alone: red roofs are for towns. */
export const landmark = (kind: LandmarkKind, pen: Pen): void => DRAW[kind](pen);
