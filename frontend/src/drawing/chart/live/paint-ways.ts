import { sameHex, type Hex } from '#game/model/hex.js';
import { type Ink } from '../plate/ink.js';
import { tick, ticksOf } from '../plate/ticks.js';
import { type Paint } from '../stamps/pen.js';
import { type Scene } from './scene.js';
import { traceHex, type Project } from './trace-hex.js';

interface Grid {
  readonly project: Project;
  /** Pixels a unit. */
  readonly unit: number;
  readonly ink: Ink;
}
/** Paints the grid around the hero and around the pointed cell. */
export const paintNearTicks = (paint: Paint, cells: readonly Hex[], { project, unit, ink }: Grid): void => {
  paint.beginPath();
  for (const { at, upright } of ticksOf(cells)) tick(paint, project(at), upright, unit * 0.26);
  paint.strokeStyle = ink.line;
  paint.globalAlpha = 0.5;
  paint.lineWidth = 0.9;
  paint.stroke();
  paint.globalAlpha = 1;
};

/** The cells that the hero can travel to: dotted hexes in red. */
export const paintTargets = (paint: Paint, { targets, ink }: Scene, project: Project): void => {
  for (const target of targets) {
    traceHex(paint, target, project, 0.965);
    // A wash of paper: red mixed with the colour of water would be mud.
    paint.fillStyle = ink.glow ?? ink.body;
    paint.globalAlpha = ink.glow === null ? 0.5 : 0.12;
    paint.fill();
    paint.globalAlpha = 1;
    paint.setLineDash([2.2, 2.6]);
    paint.strokeStyle = ink.act;
    paint.lineWidth = 1.6;
    paint.stroke();
    paint.setLineDash([]);
  }
};

/** The pointed cell: solid red if the hero can travel there, else in ink. */
export const paintCursor = (paint: Paint, { cursor, targets, current, ink }: Scene, project: Project): void => {
  if (!cursor || (current && sameHex(cursor, current))) return;
  const isTarget = targets.some((target) => sameHex(target, cursor));
  traceHex(paint, cursor, project, 0.965);
  paint.strokeStyle = isTarget ? ink.act : ink.faded;
  paint.lineWidth = isTarget ? 2.4 : 1.4;
  paint.stroke();
};
