import { hexKey, sameHex, type Hex } from '#contracts/world/hex.js';
import { type Ink } from '../plate/ink.js';
import { tick, ticksOf } from '../plate/paint-sea.js';
import { centreOf, cornersOf, pointOfCorner, type Point } from '../survey/grid.js';
import { jitter, seedOf } from '../survey/hash.js';
import { bend } from '../survey/courses.js';
import { youMark } from '../stamps/you.js';
import { type Scene } from './scene.js';

/** From units to CSS pixels of the view. */
export type Project = (point: Point) => Point;

const traceHex = (paint: CanvasRenderingContext2D, hex: Hex, project: Project, inset: number): void => {
  const middle = project(centreOf(hex));
  paint.beginPath();
  for (const corner of cornersOf(hex)) {
    const { x, y } = project(pointOfCorner(corner));
    paint.lineTo(middle.x + (x - middle.x) * inset, middle.y + (y - middle.y) * inset);
  }
  paint.closePath();
};

/** The rubbed-out grid shows again around you and around what you point at. */
export const paintNearTicks = (paint: CanvasRenderingContext2D, cells: readonly Hex[], project: Project, unit: number, ink: Ink): void => {
  paint.beginPath();
  for (const { at, upright } of ticksOf(cells)) tick(paint, project(at), upright, unit * 0.26);
  paint.strokeStyle = ink.line;
  paint.globalAlpha = 0.5;
  paint.lineWidth = 0.9;
  paint.stroke();
  paint.globalAlpha = 1;
};

/** Each march bows a little, and one that is gone back over lies beside itself. */
const courseOf = (route: readonly Hex[]): Point[] => {
  const seed = seedOf('route'), visits = new Map<string, number>();
  return bend(route.map((hex, n) => {
    const { x, y } = centreOf(hex), last = n === route.length - 1, visit = (visits.get(hexKey(hex)) ?? 0) + 1;
    visits.set(hexKey(hex), visit);
    // There and back is two lines; a hundred times there and back is still two.
    return last ? { x, y } : { x: x + 0.22 * jitter(seed, hex.q, hex.r, visit % 2), y: y + 0.22 * jitter(seed, hex.q, hex.r, (visit % 2) + 10) };
  }));
};

/** Red dashes in a casing of paper, and a cross where it began. */
export const paintRoute = (paint: CanvasRenderingContext2D, { route, ink }: Scene, project: Project, unit: number): void => {
  const points = courseOf(route).map(project), first = points[0];
  if (!first || points.length < 2) return;
  paint.beginPath();
  points.forEach(({ x, y }, n) => (n === 0 ? paint.moveTo(x, y) : paint.lineTo(x, y)));
  const weight = Math.min(3, Math.max(1.6, unit * 0.15));
  for (const [colour, width, dash] of [[ink.paper, weight + 3.2, []], [ink.act, weight, [weight * 2.9, weight * 2]]] as const) {
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
  for (const [colour, width] of [[ink.paper, weight + 3], [ink.act, weight + 0.2]] as const) {
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

/** Where one may go: dotted hexes in red. */
export const paintTargets = (paint: CanvasRenderingContext2D, { targets, ink }: Scene, project: Project): void => {
  for (const target of targets) {
    traceHex(paint, target, project, 0.965);
    paint.fillStyle = ink.act;
    paint.globalAlpha = 0.11;
    paint.fill();
    paint.globalAlpha = 1;
    paint.setLineDash([2.2, 2.6]);
    paint.strokeStyle = ink.act;
    paint.lineWidth = 1.5;
    paint.stroke();
    paint.setLineDash([]);
  }
};

/** The cell pointed at: solid in red where one may go, in ink elsewhere. */
export const paintCursor = (paint: CanvasRenderingContext2D, { cursor, targets, current, ink }: Scene, project: Project): void => {
  if (!cursor || (current && sameHex(cursor, current))) return;
  const isTarget = targets.some((target) => sameHex(target, cursor));
  traceHex(paint, cursor, project, 0.965);
  paint.strokeStyle = isTarget ? ink.act : ink.faded;
  paint.lineWidth = isTarget ? 2.4 : 1.4;
  paint.stroke();
};

/** What the light about you reaches, in units. */
const LIT = 7;
/** The light that falls about you by night. */
export const paintGlow = (paint: CanvasRenderingContext2D, { current, ink: { glow } }: Scene, project: Project, unit: number): void => {
  if (!current || glow === null) return;
  const { x, y } = project(centreOf(current)), radius = LIT * unit;
  const light = paint.createRadialGradient(x, y, unit * 0.5, x, y, radius);
  for (const [at, alpha] of [[0, '66'], [0.3, '30'], [0.65, '10'], [1, '00']] as const) light.addColorStop(at, `${glow}${alpha}`);
  paint.fillStyle = light;
  paint.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** You: a red hex with a paper field and your mark. */
export const paintCurrent = (paint: CanvasRenderingContext2D, { current, ink }: Scene, project: Project, unit: number): void => {
  if (!current) return;
  // It stays large enough to be found when the hexes are small.
  const grow = Math.max(0.97, 8.5 / unit), { x, y } = project(centreOf(current)), size = unit * grow;
  const ring = (share: number, fill: string): void => {
    traceHex(paint, current, project, grow * share);
    paint.fillStyle = fill;
    paint.fill();
  };
  ring(1.16, ink.body);
  ring(1.04, ink.act);
  ring(0.84, ink.body);
  traceHex(paint, current, project, grow * 0.73);
  paint.strokeStyle = ink.act;
  paint.lineWidth = Math.max(0.7, size * 0.045);
  paint.stroke();
  paint.save();
  paint.translate(x, y);
  paint.scale(size, size);
  youMark({ paint, ink, fine: Math.max(1.4 / size, 0.13), variant: 0, chance: () => 0 });
  paint.restore();
};
