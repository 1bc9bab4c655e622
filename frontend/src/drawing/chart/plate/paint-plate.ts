import { centreOf, hexAt, type Point } from '../survey/grid.js';
import { type Survey } from '../survey/survey.js';
import {
  drawCartouche,
  drawLandmark,
  drawRose,
  drawSerpent,
  drawShip,
  drawTown,
  type Atlas,
  type Scale,
} from '../stamps/atlas.js';
import { type Paint } from '../stamps/pen.js';
import { isNear, type Frame } from './frame.js';
import { type Ink } from './ink.js';
import { dab, paintCoast, paintGround, paintRivers, paintRoads } from './paint-land.js';
import { paintHatching, paintRhumbLines, paintTicks, paintWater } from './paint-sea.js';
import { paintWaves } from './paint-waves.js';

/** Below this many pixels a unit there is room for one stamp of each sort only, */
const ROOMY = 7;
/** and below this for those of one cell in three, larger than life, so that the ground can be told. */
const FAR = 5.5;
const LARGER = 1.6;
const isThird = (point: Point): boolean => {
  const { q, r } = hexAt(point);
  return (q - r) % 3 === 0;
};

const paintStamps = (
  paint: Paint,
  { stamps }: Survey,
  { coast }: Ink,
  atlas: Atlas,
  { unit }: Scale,
  frame: Frame,
  roomy: boolean,
): void => {
  for (const { kind, variant, x, y, rank } of stamps) {
    if (
      (rank === 1 && !roomy) ||
      (unit < FAR && !isThird({ x, y })) ||
      (kind === 'wave' && coast === 'waves') ||
      !isNear(frame, { x, y }, 3)
    )
      continue;
    const stamp = atlas[kind][variant];
    if (stamp)
      paint.drawImage(
        stamp.image,
        Math.round((x - frame.left) * unit - stamp.footX),
        Math.round((y - frame.top) * unit - stamp.footY),
      );
  }
};

const paintTowns = (
  paint: Paint,
  { world, faction }: Survey,
  ink: Ink,
  scale: Scale,
  frame: Frame,
  size: number,
): void => {
  const patch = dab(ink.body, Math.ceil(scale.unit * 1.3 * size), 0.4);
  const light = ink.glow !== null && dab(ink.glow, Math.ceil(scale.unit * 1.7 * size), 0);
  for (const { at } of world.cities) {
    const { x, y } = centreOf(at);
    const px = (x - frame.left) * scale.unit,
      py = (y - frame.top) * scale.unit;
    paint.setTransform(1, 0, 0, 1, px, py);
    paint.drawImage(patch, -patch.width / 2, -patch.height / 2);
    if (light) {
      paint.globalAlpha = 0.42;
      paint.drawImage(light, -light.width / 2, -light.height / 2);
      paint.globalAlpha = 1;
    }
    paint.setTransform(scale.unit * size, 0, 0, scale.unit * size, px, py + 0.32 * scale.unit);
    drawTown(paint, ink, { ...scale, unit: scale.unit * size }, faction);
  }
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

/** Larger than life at a distance, as towns are. */
const paintMarks = (paint: Paint, { marks }: Survey, ink: Ink, scale: Scale, frame: Frame, size: number): void => {
  const unit = scale.unit * size;
  for (const { x, y, kind } of marks) {
    paint.setTransform(unit, 0, 0, unit, (x - frame.left) * scale.unit, (y - frame.top) * scale.unit + 0.3 * unit);
    drawLandmark(paint, ink, { ...scale, unit }, kind);
  }
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

const paintOrnaments = (
  paint: Paint,
  { ornaments: { rose, ship, serpent, cartouche }, faction }: Survey,
  ink: Ink,
  scale: Scale,
  frame: Frame,
): void => {
  const at = (x: number, y: number, size: number, draw: (s: Scale) => void): void => {
    paint.setTransform(
      scale.unit * size,
      0,
      0,
      scale.unit * size,
      (x - frame.left) * scale.unit,
      (y - frame.top) * scale.unit,
    );
    draw({ unit: scale.unit * size, fine: scale.fine });
  };
  if (ship) at(ship.x, ship.y + 0.9, 1.1, (s) => drawShip(paint, ink, s, faction));
  if (serpent) at(serpent.x, serpent.y + 0.5, 1, (s) => drawSerpent(paint, ink, s));
  if (cartouche && ink.title !== '') at(cartouche.x, cartouche.y, 1, (s) => drawCartouche(paint, ink, s));
  at(rose.x, rose.y, rose.radius, (s) => drawRose(paint, ink, { ...s, fine: s.fine * (rose.radius > 3 ? 0.95 : 0.8) }));
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

/** What the stamps of a chart are cut at. */
export const stampScale = ({ unit, fine }: Scale): Scale =>
  unit < FAR ? { unit: unit * LARGER, fine: fine * 1.2 } : { unit, fine };

/** Paints a part of the world as if all of it had been seen: sea, land, what stands on it, and what is not there. */
export const paintPlate = (paint: Paint, survey: Survey, ink: Ink, atlas: Atlas, scale: Scale, frame: Frame): void => {
  const fine = scale.fine / scale.unit;
  paint.setTransform(scale.unit, 0, 0, scale.unit, -frame.left * scale.unit, -frame.top * scale.unit);
  paintWater(paint, survey, ink, fine);
  if (ink.rose === 'winds') paintRhumbLines(paint, survey, ink, fine);
  if (ink.coast === 'hatching') paintHatching(paint, survey, ink, fine);
  if (ink.coast === 'waves') paintWaves(paint, survey, ink, scale, frame);
  paintGround(paint, survey, ink, scale.unit, frame);
  paintTicks(paint, ink, fine);
  paintCoast(paint, survey, ink, fine);
  paintRivers(paint, survey, ink, fine);
  paintRoads(paint, survey, ink, fine);
  paint.setTransform(1, 0, 0, 1, 0, 0);
  const roomy = scale.unit >= ROOMY;
  paintStamps(paint, survey, ink, atlas, scale, frame, roomy);
  paintMarks(paint, survey, ink, scale, frame, roomy ? 1.25 : 1.6);
  paintTowns(paint, survey, ink, scale, frame, roomy ? 1.3 : 1.7);
  paintOrnaments(paint, survey, ink, scale, frame);
};
