import { isCharted, SURVEYED } from '../survey/ground.js';
import { type Survey } from '../survey/survey.js';
import { type Paint } from '../stamps/pen.js';
import { type Ink } from './ink.js';
import { tick, ticksOf } from './ticks.js';
import { mix } from './uncoloured.js';

export const traceShores = (paint: Paint, { shores }: Pick<Survey, 'shores'>): void => {
  paint.beginPath();
  for (const loop of shores) {
    loop.forEach(({ x, y }, n) => (n === 0 ? paint.moveTo(x, y) : paint.lineTo(x, y)));
    paint.closePath();
  }
};

/** Widths of the tones along the shore, widest and palest first. */
const TONES = [1.75, 1.15, 0.6] as const;

/** A flat wash, and three tones that darken towards the land. They also cover some land, which is painted over later. */
export const paintWater = (paint: Paint, survey: Survey, ink: Ink, fine: number): void => {
  paint.fillStyle = ink.sea;
  paint.fillRect(-40, -40, 80, 80);
  // Broad tones need no fine line: a third of the points takes a third of the time.
  traceShores(paint, {
    shores: survey.shores.map((loop) => (loop.length > 30 ? loop.filter((_, n) => n % 3 === 0) : loop)),
  });
  if (ink.coast === 'waterlines') strokeWaterlines(paint, ink, fine);
  else if (!ink.isPlain) TONES.forEach((width, n) => strokeAlong(paint, width, ink.shore[n] ?? ink.sea));
};
const strokeAlong = (paint: Paint, width: number, colour: string): void => {
  paint.strokeStyle = colour;
  paint.lineWidth = width * 2;
  paint.stroke();
};

/** The distances of lines that follow the shore, farthest first: closer and darker towards the land. */
const WATERLINES = [1.8, 1.38, 1.02, 0.71, 0.45, 0.24] as const;
/** Each line is a broad stroke; the colour of the water then covers all but its edge. */
const strokeWaterlines = (paint: Paint, ink: Ink, fine: number): void =>
  WATERLINES.forEach((far, n) => {
    const tone = ink.shore[Math.floor(n / 2)] ?? ink.sea;
    strokeAlong(paint, far + fine * 0.3, mix(ink.hatch, tone, 0.7 - 0.12 * n));
    strokeAlong(paint, far - fine * 0.3, tone);
  });

/** Rhumb lines from the rose: 32 winds, the cardinal ones in red. */
export const paintRhumbLines = (paint: Paint, { ornaments: { rose } }: Survey, ink: Ink, fine: number): void => {
  for (let n = 0; n < 32; n++) {
    const turn = (n * Math.PI) / 16;
    paint.beginPath();
    paint.moveTo(rose.x + Math.sin(turn) * rose.radius * 0.8, rose.y - Math.cos(turn) * rose.radius * 0.8);
    paint.lineTo(rose.x + Math.sin(turn) * 80, rose.y - Math.cos(turn) * 80);
    paint.globalAlpha = n % 8 === 0 ? 0.42 : n % 4 === 0 ? 0.34 : n % 2 === 0 ? 0.26 : 0.13;
    paint.strokeStyle = n % 8 === 0 ? ink.act : ink.line;
    paint.lineWidth = fine * 0.6;
    paint.stroke();
  }
  paint.globalAlpha = 1;
};

export const paintHatching = (paint: Paint, { hatching }: Survey, ink: Ink, fine: number): void => {
  paint.beginPath();
  for (const { x, y, length } of hatching) {
    paint.moveTo(x, y);
    paint.lineTo(x + length, y);
  }
  paint.strokeStyle = ink.hatch;
  paint.lineWidth = fine * 0.62;
  paint.stroke();
};

export const paintTicks = (paint: Paint, ink: Ink, fine: number): void => {
  paint.beginPath();
  for (const { at, upright } of ticksOf(SURVEYED.filter(isCharted))) tick(paint, at, upright, 0.16);
  paint.globalAlpha = 0.3;
  paint.strokeStyle = ink.faded;
  paint.lineWidth = fine * 0.6;
  paint.stroke();
  paint.globalAlpha = 1;
};
