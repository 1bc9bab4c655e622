import { hexKey, type Hex } from '#game/model/hex.js';
import { type Paint } from '../stamps/pen.js';
import { bend } from '../survey/bend.js';
import { centreOf, type Point } from '../survey/grid.js';
import { jitter, seedOf } from '../survey/hash.js';
import { type Scene } from './scene.js';
import { type Project } from './trace-hex.js';

/** Each step is a slight curve, so that the way back is drawn beside the way there. */
const courseOf = (route: readonly Hex[]): Point[] => {
  const seed = seedOf('route'),
    visits = new Map<string, number>();
  return bend(
    route.map((hex, n) => {
      const { x, y } = centreOf(hex),
        last = n === route.length - 1,
        visit = (visits.get(hexKey(hex)) ?? 0) + 1;
      visits.set(hexKey(hex), visit);
      // Each direction is drawn once, however often it was travelled.
      return last
        ? { x, y }
        : {
            x: x + 0.22 * jitter(seed, hex.q, hex.r, visit % 2),
            y: y + 0.22 * jitter(seed, hex.q, hex.r, (visit % 2) + 10),
          };
    }),
  );
};

/** Red dashes with an edge of paper, and a cross at the start. */
export const paintRoute = (paint: Paint, { route, ink }: Scene, project: Project, unit: number): void => {
  const points = courseOf(route).map(project),
    first = points[0];
  if (!first || points.length < 2) return;
  paint.beginPath();
  points.forEach(({ x, y }, n) => (n === 0 ? paint.moveTo(x, y) : paint.lineTo(x, y)));
  const weight = Math.min(3, Math.max(1.6, unit * 0.15));
  for (const [colour, width, dash] of [
    [ink.paper, weight + 3.2, []],
    [ink.act, weight, [weight * 2.9, weight * 2]],
  ] as const) {
    paint.setLineDash([...dash]);
    paint.lineCap = 'butt';
    paint.lineJoin = 'round';
    paint.strokeStyle = colour;
    paint.lineWidth = width;
    paint.stroke();
  }
  paint.setLineDash([]);
  paint.lineCap = 'round';
  const arm = Math.max(3.5, unit * 0.32);
  for (const [colour, width] of [
    [ink.paper, weight + 3],
    [ink.act, weight + 0.2],
  ] as const) {
    paint.beginPath();
    paint.moveTo(first.x - arm, first.y - arm);
    paint.lineTo(first.x + arm, first.y + arm);
    paint.moveTo(first.x + arm, first.y - arm);
    paint.lineTo(first.x - arm, first.y + arm);
    paint.strokeStyle = colour;
    paint.lineWidth = width;
    paint.stroke();
  }
};
