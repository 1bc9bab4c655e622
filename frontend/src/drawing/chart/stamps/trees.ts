import { between, curve, disc, fillShape, outline, stroke, type Pen, type XY } from './pen.js';

/** Three skirts of needles, shaded on the east. */
export const conifer = (pen: Pen): void => {
  const height = 0.98 + pen.chance(1) * 0.34,
    half = 0.26 + pen.chance(2) * 0.06;
  const skirt = (n: number): number => half * (0.42 + n * 0.29);
  const side = (sign: 1 | -1): XY[] =>
    [0, 1, 2]
      .flatMap((n): XY[] => [
        [sign * skirt(n), -height * (0.66 - n * 0.27)],
        [sign * skirt(n) * 0.52, -height * (0.7 - n * 0.27)],
      ])
      .slice(0, 5);
  const edge: XY[] = [[0, -height], ...side(1), ...side(-1).reverse()];
  stroke(
    pen,
    [
      [0, 0],
      [0, -height * 0.18],
    ],
    1,
  );
  outline(pen, edge, pen.ink.conifer, 0.62);
  for (const [n, t] of [
    [0, 0.82],
    [1, 0.58],
    [2, 0.32],
  ] as const)
    stroke(
      pen,
      [
        [0.03, -height * t],
        [skirt(n) * 0.74, -height * (t - 0.09)],
      ],
      0.55,
    );
  stroke(
    pen,
    [
      [0.02, -height * 0.9],
      [0.03, -height * 0.24],
    ],
    0.42,
  );
};

/** A round crown of four or five billows on a short trunk. */
export const broadleaf = (pen: Pen): void => {
  const { paint, ink } = pen;
  const size = 0.8 + pen.chance(1) * 0.3;
  stroke(
    pen,
    [
      [0, 0],
      [0.01, -0.3 * size],
    ],
    1.5,
  );
  stroke(
    pen,
    [
      [0.07 * size, 0],
      [0.03, -0.2 * size],
    ],
    0.7,
  );
  const lobes = [
    [-0.24, -0.36, 0.15],
    [0.23, -0.36, 0.16],
    [-0.16, -0.58, 0.17],
    [0.15, -0.6, 0.16],
    [0, -0.42, 0.2],
    [0, -0.7, 0.14],
  ] as const;
  const crown = (grow: number): void => {
    paint.beginPath();
    for (const [x, y, r] of lobes) {
      paint.moveTo(x * size + r * size + grow, y * size);
      paint.arc(x * size, y * size, r * size + grow, 0, 2 * Math.PI);
    }
    paint.fill();
  };
  paint.fillStyle = ink.line;
  crown(pen.fine * 0.66);
  paint.fillStyle = ink.leaf;
  crown(0);
  for (const [x, y, from] of [
    [0.16, -0.58, -0.4],
    [0.22, -0.36, -0.3],
    [0.02, -0.42, 0.1],
    [-0.18, -0.4, 0.6],
  ] as const) {
    paint.beginPath();
    paint.arc(x * size, y * size, 0.1 * size, from, from + 1.9);
    paint.strokeStyle = ink.line;
    paint.lineWidth = pen.fine * 0.52;
    paint.stroke();
  }
};

/** Bent by the trade wind, five fronds. */
export const palm = (pen: Pen): void => {
  const height = 0.85 + pen.chance(1) * 0.3,
    lean = (pen.chance(2) - 0.35) * 0.3;
  const top: XY = [lean, -height];
  curve(pen, [[0, 0], [lean * 0.15, -height * 0.5], top], 1);
  for (const [x, y, sag] of [
    [-0.42, 0, 0.2],
    [-0.32, -0.2, 0.06],
    [0.02, -0.32, 0],
    [0.32, -0.2, 0.06],
    [0.44, 0, 0.2],
  ] as const) {
    const tip: XY = [top[0] + x, top[1] + y + sag],
      arch: XY = [top[0] + x * 0.55, top[1] + y - 0.1];
    fillShape(pen, [top, arch, tip, [top[0] + x * 0.5, top[1] + y + 0.1]], pen.ink.leaf);
    curve(pen, [top, arch, tip], 0.62);
    stroke(pen, [tip, between(tip, [top[0], top[1] + 0.12], 0.45)], 0.4);
  }
  disc(pen, [top[0] + 0.03, top[1] + 0.05], 0.045, pen.ink.line);
};

/** A cypress: the shape of a dark flame. */
export const cypress = (pen: Pen): void => {
  const height = 0.95 + pen.chance(1) * 0.4,
    half = 0.14 + pen.chance(2) * 0.04;
  stroke(
    pen,
    [
      [0, 0],
      [0, -height * 0.2],
    ],
    1.2,
  );
  const edge: XY[] = [
    [0, -height],
    [half * 0.6, -height * 0.72],
    [half, -height * 0.4],
    [half * 0.5, -height * 0.12],
    [-half * 0.5, -height * 0.12],
    [-half, -height * 0.4],
    [-half * 0.6, -height * 0.72],
  ];
  outline(pen, edge, pen.ink.conifer, 0.85);
  stroke(
    pen,
    [
      [half * 0.2, -height * 0.85],
      [half * 0.5, -height * 0.2],
    ],
    0.6,
  );
  stroke(
    pen,
    [
      [half * 0.6, -height * 0.6],
      [half * 0.7, -height * 0.25],
    ],
    0.6,
  );
};

/** Level clouds of needles on a crooked stem. */
export const cloudPine = (pen: Pen): void => {
  const { paint, ink } = pen;
  const height = 1 + pen.chance(1) * 0.2,
    bend = pen.chance(2) > 0.5 ? 0.11 : -0.11;
  curve(
    pen,
    [
      [-bend * 0.4, 0],
      [bend, -height * 0.3],
      [-bend * 0.8, -height * 0.6],
      [0, -height * 0.9],
    ],
    1.5,
    ink.line,
  );
  for (const [x, y, r] of [
    [bend * 2.4, -0.44, 0.3],
    [-bend * 2.6, -0.66, 0.3],
    [bend * 0.8, -0.92, 0.25],
  ] as const) {
    paint.beginPath();
    paint.ellipse(x, y * height, r * 1.2, r * 0.46, 0, 0, 2 * Math.PI);
    paint.fillStyle = ink.conifer;
    paint.fill();
    paint.strokeStyle = ink.line;
    paint.lineWidth = pen.fine * 0.7;
    paint.stroke();
    curve(
      pen,
      [
        [x - r * 0.3, y * height + r * 0.2],
        [x + r * 0.2, y * height + r * 0.22],
        [x + r * 0.8, y * height],
      ],
      0.45,
    );
  }
};
