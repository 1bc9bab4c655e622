import { useEffect, useRef } from 'react';
import { type FactionId, type Terrain } from '#game/model/world.js';
import { useReading } from '../../../crafts/use-theme.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { DRAW_STAMP, paintOn, penFor } from '../../../drawing/chart/stamps/atlas.js';
import { hill, mountain } from '../../../drawing/chart/stamps/high-ground.js';
import { dune, grass, reeds, sand, wave } from '../../../drawing/chart/stamps/low-ground.js';
import { curve, stroke, type Pen, type XY } from '../../../drawing/chart/stamps/pen.js';
import { town } from '../../../drawing/chart/stamps/towns.js';
import { youMark } from '../../../drawing/chart/stamps/you.js';
import { TREES } from '../../../drawing/chart/survey/place-stamps.js';

export type MarkName = Terrain | 'city' | 'route' | 'you';

const WIDTH = 34;
const HEIGHT = 24;
/** Pixels a unit. */
const UNIT = 13;

type Draw = (
  at: (x: number, y: number, variant: number, draw: (pen: Pen) => void) => void,
  faction: FactionId,
  ink: Ink,
) => void;
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
  ocean: (at, _, ink) => {
    if (ink.coast === 'waves') at(-0.6, 0.25, 0, wave);
    else
      for (const [x, y] of [
        [-0.85, -0.42],
        [-0.55, 0.02],
        [-0.85, 0.46],
      ] as const)
        at(x, y, 0, (pen) => wave({ ...pen, fine: pen.fine * 1.25, chance: () => 0.9 }));
  },
  coast: (at) => {
    at(0, 0, 0, (pen) =>
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
    at(-0.3, -0.28, 3, sand);
  },
  plains: (at) => {
    at(-0.6, 0.05, 0, grass);
    at(0.1, 0.3, 1, grass);
    at(0.5, -0.1, 2, grass);
  },
  forest: (at, faction) => {
    const tree = DRAW_STAMP[TREES[faction][0] ?? 'conifer'];
    at(-0.5, 0.35, 1, tree);
    at(0.42, 0.3, 2, tree);
    at(-0.05, 0.62, 5, tree);
  },
  hills: (at) => {
    at(-0.35, 0.25, 1, hill);
    at(0.3, 0.5, 4, hill);
  },
  mountains: (at) => {
    at(-0.15, 0.75, 1, (pen) => mountain({ ...pen, variant: 6 }));
    at(0.5, 0.75, 2, (pen) => mountain({ ...pen, variant: 7 }));
  },
  desert: (at) => {
    at(-0.35, -0.1, 1, dune);
    at(0.3, 0.45, 2, dune);
  },
  swamp: (at) => {
    at(-0.4, 0.1, 1, reeds);
    at(0.45, 0.5, 3, reeds);
  },
  city: (at, faction) => at(0, 0.42, 0, (pen) => town(faction, pen)),
  route: (at) =>
    at(0, 0, 0, (pen) => {
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
  you: (at) =>
    at(0, 0, 0, (pen) => {
      stroke(pen, HEX, 2.1, pen.ink.act);
      pen.paint.scale(0.82, 0.82);
      youMark({ ...pen, fine: pen.fine * 1.9 });
    }),
};

/** A small engraving of a kind of ground, for lists and for the legend. Words beside it say the same. */
export const TerrainMark = ({ of, faction }: { readonly of: MarkName; readonly faction: FactionId }) => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const ratio = Math.min(3, window.devicePixelRatio),
      unit = UNIT * ratio;
    canvas.current.width = WIDTH * ratio;
    canvas.current.height = HEIGHT * ratio;
    const paint = paintOn(canvas.current);
    DRAW[of](
      (x, y, variant, draw) => {
        paint.setTransform(unit, 0, 0, unit, (WIDTH / 2) * ratio + x * unit, (HEIGHT / 2) * ratio + y * unit);
        draw(penFor(paint, ink, { unit, fine: 0.95 * ratio }, variant));
      },
      faction,
      ink,
    );
  }, [of, faction, ink]);
  return <canvas ref={canvas} className="terrain-mark" aria-hidden="true" />;
};
