import { type Terrain } from '#game/model/world.js';
import { paintOn } from '../../../drawing/chart/canvas.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { DRAW_STAMP, penFor } from '../../../drawing/chart/stamps/atlas.js';
import { type ChartStamps } from '../../../drawing/chart/stamps/chart-stamps.js';
import { hill, mountain } from '../../../drawing/chart/stamps/high-ground.js';
import { dune, grass, reeds, sand, wave } from '../../../drawing/chart/stamps/low-ground.js';
import { curve, stroke, type Pen, type XY } from '../../../drawing/chart/stamps/pen.js';
import { youMark } from '../../../drawing/chart/stamps/you.js';

export type MarkName = Terrain | 'city' | 'route' | 'you';

const WIDTH = 34;
const HEIGHT = 24;
/** Pixels per unit. */
const UNIT = 13;

/** Draws one variant of a stamp at an offset from the middle. */
type Put = (place: XY, variant: number, draw: (pen: Pen) => void) => void;
type Draw = (put: Put, stamps: ChartStamps, ink: Ink) => void;
const HEX: readonly XY[] = [
  [0, -0.72],
  [0.62, -0.36],
  [0.62, 0.36],
  [0, 0.72],
  [-0.62, 0.36],
  [-0.62, -0.36],
  [0, -0.72],
];

const DRAW: Readonly<Record<MarkName, Draw>> = {
  ocean: (put, _, ink) => {
    if (ink.coast === 'waves') put([-0.6, 0.25], 0, wave);
    else
      for (const [x, y] of [
        [-0.85, -0.42],
        [-0.55, 0.02],
        [-0.85, 0.46],
      ] as const)
        put([x, y], 0, (pen) => wave({ ...pen, fine: pen.fine * 1.25, chance: () => 0.9 }));
  },
  coast: (put) => {
    put([0, 0], 0, (pen) =>
      curve(
        pen,
        [
          [-1.05, 0.3],
          [-0.5, 0.34],
          [-0.1, 0],
          [0.4, -0.12],
          [1.05, -0.3],
        ],
        1.3,
      ),
    );
    put([-0.3, -0.28], 3, sand);
  },
  plains: (put) => {
    put([-0.6, 0.05], 0, grass);
    put([0.1, 0.3], 1, grass);
    put([0.5, -0.1], 2, grass);
  },
  forest: (put, { trees: [kind] }) => {
    const tree = DRAW_STAMP[kind];
    put([-0.5, 0.35], 1, tree);
    put([0.42, 0.3], 2, tree);
    put([-0.05, 0.62], 5, tree);
  },
  hills: (put) => {
    put([-0.35, 0.25], 1, hill);
    put([0.3, 0.5], 4, hill);
  },
  mountains: (put) => {
    put([-0.15, 0.75], 1, (pen) => mountain({ ...pen, variant: 6 }));
    put([0.5, 0.75], 2, (pen) => mountain({ ...pen, variant: 7 }));
  },
  desert: (put) => {
    put([-0.35, -0.1], 1, dune);
    put([0.3, 0.45], 2, dune);
  },
  swamp: (put) => {
    put([-0.4, 0.1], 1, reeds);
    put([0.45, 0.5], 3, reeds);
  },
  city: (put, { town }) => put([0, 0.42], 0, town),
  route: (put) =>
    put([0, 0], 0, (pen) => {
      pen.paint.setLineDash([0.34, 0.22]);
      pen.paint.lineCap = 'butt';
      curve(
        pen,
        [
          [-1.1, 0.35],
          [-0.5, -0.3],
          [0.3, -0.25],
          [1.1, 0.1],
        ],
        2.1,
        pen.ink.act,
      );
      pen.paint.setLineDash([]);
    }),
  you: (put) =>
    put([0, 0], 0, (pen) => {
      stroke(pen, HEX, 2.1, pen.ink.act);
      pen.paint.scale(0.82, 0.82);
      youMark({ ...pen, fine: pen.fine * 1.9 });
    }),
};

export interface MarkSheet {
  readonly canvas: HTMLCanvasElement;
  readonly ink: Ink;
  readonly stamps: ChartStamps;
  /** Pixels of the canvas per pixel of a page that is not scaled. */
  readonly ratio: number;
}
export const drawMark = (of: MarkName, { canvas, ink, stamps, ratio }: MarkSheet): void => {
  const unit = UNIT * ratio;
  canvas.width = WIDTH * ratio;
  canvas.height = HEIGHT * ratio;
  const paint = paintOn(canvas);
  const put: Put = ([x, y], variant, draw) => {
    paint.setTransform(unit, 0, 0, unit, (WIDTH / 2) * ratio + x * unit, (HEIGHT / 2) * ratio + y * unit);
    draw(penFor(paint, ink, { unit, fine: 0.95 * ratio }, variant));
  };
  DRAW[of](put, stamps, ink);
};
