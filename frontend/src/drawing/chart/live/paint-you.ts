import { type Paint } from '../stamps/pen.js';
import { centreOf } from '../survey/grid.js';
import { youMark } from '../stamps/you.js';
import { type Scene } from './scene.js';
import { traceHex, type Project } from './trace-hex.js';

/** The radius of the light around the hero, in units. */
const LIT = 7;
/** The light around the hero by night. */
export const paintGlow = (paint: Paint, { current, ink: { glow } }: Scene, project: Project, unit: number): void => {
  if (!current || glow === null) return;
  const { x, y } = project(centreOf(current)),
    radius = LIT * unit;
  const light = paint.createRadialGradient(x, y, unit * 0.5, x, y, radius);
  for (const [at, alpha] of [
    [0, '66'],
    [0.3, '30'],
    [0.65, '10'],
    [1, '00'],
  ] as const)
    light.addColorStop(at, `${glow}${alpha}`);
  paint.fillStyle = light;
  paint.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** The hero: a red hex with a paper field and the mark of their people. */
export const paintCurrent = (
  paint: Paint,
  { current, ink }: Pick<Scene, 'current' | 'ink'>,
  project: Project,
  unit: number,
): void => {
  if (!current) return;
  // It has a minimum size, so that it can be found when the hexes are small.
  const grow = Math.max(0.97, 8.5 / unit),
    { x, y } = project(centreOf(current)),
    size = unit * grow;
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
