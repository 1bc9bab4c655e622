import { makeCanvas, paintOn } from '../canvas.js';
import { type Scale, type Sheet } from '../stamps/atlas.js';
import { disc, type Paint } from '../stamps/pen.js';
import { hash } from '../survey/hash.js';
import { BAND, type Band } from './clouds.js';
import { type Frame } from './frame.js';
import { type Ink } from './ink.js';
import { mix } from './uncoloured.js';

const TILE = 9;
const FLAKES = 90;

/** Flakes of gold, as if sprinkled on wet paper. */
const flakes = (paint: Paint, ink: Ink, { unit }: Scale): CanvasPattern | null => {
  const tile = makeCanvas(TILE * unit, TILE * unit),
    own = paintOn(tile);
  own.setTransform(unit, 0, 0, unit, 0, 0);
  for (let n = 0; n < FLAKES; n++) {
    own.globalAlpha = 0.25 + 0.5 * hash(5, n, 3);
    disc(
      { paint: own },
      [0.2 + hash(5, n, 1) * (TILE - 0.4), 0.2 + hash(5, n, 2) * (TILE - 0.4)],
      0.03 + 0.1 * hash(5, n, 4) ** 2,
      ink.gold,
    );
  }
  return paint.createPattern(tile, 'repeat');
};

const trace = (paint: Paint, bands: readonly Band[], grow: number): void => {
  const radius = BAND / 2 + grow;
  paint.beginPath();
  for (const { from, to, y } of bands) {
    paint.moveTo(from + BAND / 2, y - radius);
    paint.arc(to - BAND / 2, y, radius, -Math.PI / 2, Math.PI / 2);
    paint.arc(from + BAND / 2, y, radius, Math.PI / 2, (3 * Math.PI) / 2);
    paint.closePath();
  }
};

interface LayerInk {
  readonly line: string;
  readonly fill: string;
  readonly fine: number;
}
/** All bands of a layer as one path, with one common outline. */
const paintLayer = (paint: Paint, bands: readonly Band[], { line, fill, fine }: LayerInk): void => {
  for (const [grow, colour] of [
    [fine * 0.9, line],
    [0.01, fill],
  ] as const) {
    trace(paint, bands, grow);
    paint.fillStyle = colour;
    paint.fill();
  }
};

/** The lower layer in cloud, the upper one with more gold in it, and flakes of gold over both. */
export const paintClouds = (
  { paint, ink, scale }: Sheet,
  [lower, upper]: readonly [readonly Band[], readonly Band[]],
  frame: Frame,
): void => {
  const fine = scale.fine / scale.unit;
  paint.setTransform(scale.unit, 0, 0, scale.unit, -frame.left * scale.unit, -frame.top * scale.unit);
  paintLayer(paint, lower, { line: ink.faded, fill: ink.clouds[0], fine });
  paintLayer(paint, upper, {
    line: mix(ink.faded, ink.clouds[1], 0.35),
    fill: ink.clouds[1],
    fine: fine * 0.8,
  });
  const gold = flakes(paint, ink, scale);
  paint.setTransform(1, 0, 0, 1, 0, 0);
  if (!gold) return;
  paint.save();
  paint.setTransform(scale.unit, 0, 0, scale.unit, -frame.left * scale.unit, -frame.top * scale.unit);
  trace(paint, lower, 0);
  paint.clip();
  paint.setTransform(
    1,
    0,
    0,
    1,
    (-frame.left * scale.unit) % Math.ceil(TILE * scale.unit),
    (-frame.top * scale.unit) % Math.ceil(TILE * scale.unit),
  );
  paint.fillStyle = gold;
  paint.fillRect(
    -TILE * scale.unit,
    -TILE * scale.unit,
    (frame.width + 2 * TILE) * scale.unit,
    (frame.height + 2 * TILE) * scale.unit,
  );
  paint.restore();
};
