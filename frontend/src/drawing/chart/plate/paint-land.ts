import { centreOf } from '../survey/grid.js';
import { groundAt, SURVEYED } from '../survey/ground.js';
import { hash, jitter } from '../survey/hash.js';
import { type Survey } from '../survey/survey.js';
import { makeCanvas, paintOn, type AnyCanvas } from '../canvas.js';
import { type Paint } from '../stamps/pen.js';
import { type Ink } from './ink.js';
import { isNear } from './frame.js';
import { type PlateSheet } from './plate-sheet.js';
import { traceShores } from './paint-sea.js';

/** A soft, slightly uneven spot of colour, like a wet brush's. */
export const dab = (colour: string, radius: number, core: number): AnyCanvas => {
  const image = makeCanvas(radius * 2, radius * 2);
  const paint = paintOn(image);
  const wash = paint.createRadialGradient(radius, radius, radius * core, radius, radius, radius);
  wash.addColorStop(0, colour);
  wash.addColorStop(1, `${colour}00`);
  paint.fillStyle = wash;
  paint.fillRect(0, 0, radius * 2, radius * 2);
  return image;
};

/** Two dabs of each cell's colour, so that the colours of neighbours blend. */
const paintDabs = (paint: Paint, { survey: { world, seed }, ink, scale: { unit }, frame }: PlateSheet): void => {
  const dabs = Object.fromEntries(
    Object.entries(ink.wash).map(([terrain, colour]) => [terrain, dab(colour, Math.ceil(unit * 1.7), 0.25)]),
  );
  for (const hex of SURVEYED) {
    const image = dabs[groundAt(world, hex)],
      { x, y } = centreOf(hex);
    if (!image || !isNear(frame, { x, y }, 3)) continue;
    for (let k = 0; k < 2; k++) {
      const size = 1.5 + 0.35 * hash(seed, hex.q, hex.r, 80 + k);
      paint.globalAlpha = 0.5 + 0.25 * hash(seed, hex.q, hex.r, 90 + k);
      paint.drawImage(
        image,
        x + 0.35 * jitter(seed, hex.q, hex.r, 100 + k) - size,
        y + 0.35 * jitter(seed, hex.q, hex.r, 110 + k) - size,
        size * 2,
        size * 2,
      );
    }
  }
  paint.globalAlpha = 1;
};

/** The darker edge of a wash, like colour that dried there. */
const stainRim = (paint: Paint, survey: Survey, ink: Ink): void => {
  traceShores(paint, survey);
  paint.strokeStyle = ink.rim;
  for (const [width, alpha] of [
    [0.75, 0.28],
    [0.42, 0.4],
  ] as const) {
    paint.globalAlpha = alpha;
    paint.lineWidth = width;
    paint.stroke();
  }
  paint.globalAlpha = 1;
};

/** Paints the land on its own canvas and cuts it out along the shore once, which is faster than a thousand dabs within a clip. */
export const paintGround = (plate: PlateSheet): void => {
  const { paint, survey, ink, scale, frame } = plate,
    { unit } = scale;
  const sheet = makeCanvas(frame.width * unit, frame.height * unit),
    own = paintOn(sheet);
  own.fillStyle = ink.land;
  own.fillRect(0, 0, sheet.width, sheet.height);
  own.setTransform(unit, 0, 0, unit, -frame.left * unit, -frame.top * unit);
  if (!ink.isPlain) paintDabs(own, plate);
  stainRim(own, survey, ink);
  paint.save();
  traceShores(paint, survey);
  paint.clip();
  paint.drawImage(sheet, frame.left, frame.top, sheet.width / unit, sheet.height / unit);
  paint.restore();
};

export const paintCoast = (paint: Paint, survey: Survey, ink: Ink, fine: number): void => {
  traceShores(paint, survey);
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * 1.75;
  paint.stroke();
};

/** Rivers as a thread at the spring and two banks at the mouth. */
export const paintRivers = (paint: Paint, { rivers }: Pick<Survey, 'rivers'>, ink: Ink, fine: number): void => {
  const widths = (n: number, of: number): number => 0.05 + 0.17 * (n / of);
  for (const [colour, extra] of [
    [ink.line, fine * 1.1],
    [ink.shore[1] ?? ink.sea, 0],
  ] as const)
    for (const course of rivers)
      course.forEach((a, n) => {
        const b = course[n + 1];
        if (!b) return;
        paint.beginPath();
        paint.moveTo(a.x, a.y);
        paint.lineTo(b.x, b.y);
        paint.strokeStyle = colour;
        paint.lineWidth = widths(n, course.length) + extra;
        paint.stroke();
      });
};

export const paintRoads = (paint: Paint, { roads }: Pick<Survey, 'roads'>, ink: Ink, fine: number): void => {
  paint.beginPath();
  for (const course of roads) course.forEach(({ x, y }, n) => (n === 0 ? paint.moveTo(x, y) : paint.lineTo(x, y)));
  paint.setLineDash([0.16, 0.13]);
  paint.strokeStyle = ink.faded;
  paint.lineWidth = fine * 0.9;
  paint.stroke();
  paint.setLineDash([]);
};
