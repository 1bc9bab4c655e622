import { centreOf, hexAt, type Point } from '../survey/grid.js';
import { type Placed } from '../survey/place-stamps.js';
import { drawLandmark, drawRose, drawStamp, type Atlas, type Scale, type Sheet } from '../stamps/atlas.js';
import { type ChartStamps } from '../stamps/chart-stamps.js';
import { cartouche } from '../stamps/letters.js';
import { type Pen } from '../stamps/pen.js';
import { serpent } from '../stamps/serpent.js';
import { isNear } from './frame.js';
import { paintFathoms } from './paint-fathoms.js';
import { dab, paintCoast, paintGround, paintRivers, paintRoads } from './paint-land.js';
import { paintHatching, paintRhumbLines, paintTicks, paintWater } from './paint-sea.js';
import { paintWaves } from './paint-waves.js';
import { type PlateSheet } from './plate-sheet.js';

/** Below this many pixels per unit there is room for only one stamp of each kind per cell, */
const ROOMY = 7;
/** and below this for the stamps of one cell in three, enlarged, so that the terrain can be recognised. */
const FAR = 5.5;
const LARGER = 1.6;
const isThird = (point: Point): boolean => {
  const { q, r } = hexAt(point);
  return (q - r) % 3 === 0;
};
const isRoomy = ({ unit }: Scale): boolean => unit >= ROOMY;

const hasRoom = ({ kind, rank, x, y }: Placed, { ink, scale, frame }: PlateSheet): boolean => {
  if (rank === 1 && !isRoomy(scale)) return false;
  if (scale.unit < FAR && !isThird({ x, y })) return false;
  if (kind === 'wave' && ink.coast === 'waves') return false;
  return isNear(frame, { x, y }, 3);
};

const paintStamps = (sheet: PlateSheet, atlas: Atlas): void => {
  const {
    paint,
    survey: { stamps },
    scale: { unit },
    frame,
  } = sheet;
  for (const placed of stamps) {
    const stamp = hasRoom(placed, sheet) && atlas[placed.kind][placed.variant];
    if (stamp)
      paint.drawImage(
        stamp.image,
        Math.round((placed.x - frame.left) * unit - stamp.footX),
        Math.round((placed.y - frame.top) * unit - stamp.footY),
      );
  }
};

const paintTowns = ({ paint, survey, ink, scale, frame }: PlateSheet, town: (pen: Pen) => void, size: number): void => {
  const patch = dab(ink.body, Math.ceil(scale.unit * 1.3 * size), 0.4);
  const light = ink.glow !== null && dab(ink.glow, Math.ceil(scale.unit * 1.7 * size), 0);
  for (const { at } of survey.world.cities) {
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
    drawStamp({ paint, ink, scale: { ...scale, unit: scale.unit * size } }, town);
  }
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

/** Enlarged at a low zoom, like towns. */
const paintMarks = ({ paint, survey: { marks }, ink, scale, frame }: PlateSheet, size: number): void => {
  const unit = scale.unit * size;
  for (const { x, y, kind } of marks) {
    paint.setTransform(unit, 0, 0, unit, (x - frame.left) * scale.unit, (y - frame.top) * scale.unit + 0.3 * unit);
    drawLandmark({ paint, ink, scale: { ...scale, unit } }, kind);
  }
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

const paintOrnaments = ({ paint, survey, ink, scale, frame }: PlateSheet, drawShip: (pen: Pen) => void): void => {
  const { rose, ship, serpent: swims, cartouche: title } = survey.ornaments;
  const at = ({ x, y }: Point, size: number, draw: (sheet: Sheet) => void): void => {
    const unit = scale.unit * size;
    paint.setTransform(unit, 0, 0, unit, (x - frame.left) * scale.unit, (y - frame.top) * scale.unit);
    draw({ paint, ink, scale: { unit, fine: scale.fine } });
  };
  if (ship) at({ x: ship.x, y: ship.y + 0.9 }, 1.1, (sheet) => drawStamp(sheet, drawShip));
  if (swims) at({ x: swims.x, y: swims.y + 0.5 }, 1, (sheet) => drawStamp(sheet, serpent));
  if (title && ink.title !== '') at(title, 1, (sheet) => drawStamp(sheet, cartouche));
  const weight = rose.radius > 3 ? 0.95 : 0.8;
  if (rose.radius > 0)
    at(rose, rose.radius, (sheet) =>
      drawRose({ ...sheet, scale: { ...sheet.scale, fine: sheet.scale.fine * weight } }),
    );
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

/** The scale of the stamps. */
export const stampScale = ({ unit, fine }: Scale): Scale =>
  unit < FAR ? { unit: unit * LARGER, fine: fine * 1.2 } : { unit, fine };

const paintSurface = (sheet: PlateSheet): void => {
  const { paint, survey, ink, scale, frame } = sheet;
  const fine = scale.fine / scale.unit;
  paint.setTransform(scale.unit, 0, 0, scale.unit, -frame.left * scale.unit, -frame.top * scale.unit);
  paintWater(paint, survey, ink, fine);
  if (ink.rose === 'winds') paintRhumbLines(paint, survey, ink, fine);
  if (ink.coast === 'hatching') paintHatching(paint, survey, ink, fine);
  if (ink.coast === 'waves') paintWaves(sheet);
  if (ink.fathoms) paintFathoms(sheet);
  paintGround(sheet);
  paintTicks(paint, ink, fine);
  paintCoast(paint, survey, ink, fine);
  paintRivers(paint, survey, ink, fine);
  paintRoads(paint, survey, ink, fine);
  paint.setTransform(1, 0, 0, 1, 0, 0);
};

/** Paints a part of the world as if all of it had been seen: sea, land, stamps, and ornaments. */
export const paintPlate = (sheet: PlateSheet, atlas: Atlas, { town, ship }: ChartStamps): void => {
  const roomy = isRoomy(sheet.scale);
  paintSurface(sheet);
  paintStamps(sheet, atlas);
  paintMarks(sheet, roomy ? 1.25 : 1.6);
  paintTowns(sheet, town, roomy ? 1.3 : 1.7);
  paintOrnaments(sheet, ship);
};
