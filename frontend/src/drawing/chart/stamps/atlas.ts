import { type LandmarkKind } from '#game/model/world.js';
import { type Ink } from '../plate/ink.js';
import { hash } from '../survey/hash.js';
import { hill, mountain } from './high-ground.js';
import { LANDMARKS } from './landmarks/landmarks.js';
import { dune, grass, reeds, sand, wave } from './low-ground.js';
import { branchRose } from './letters.js';
import { makeCanvas, paintOn, type AnyCanvas } from '../canvas.js';
import { type Paint, type Pen } from './pen.js';
import { compassRose } from './compass-rose.js';
import { type StampKind, STAMPS } from './stamp-kinds.js';
import { broadleaf, cloudPine, conifer, cypress, palm } from './trees.js';

const VARIANTS = 8;

export const DRAW_STAMP: Readonly<Record<StampKind, (pen: Pen) => void>> = {
  mountain,
  hill,
  conifer,
  broadleaf,
  palm,
  cypress,
  cloudPine,
  grass,
  dune,
  reeds,
  sand,
  wave,
};
/** The space of a stamp around its foot, in units: left and right, above, below. */
const ROOM: Readonly<Record<StampKind, readonly [side: number, above: number, below: number]>> = {
  mountain: [1.25, 2.55, 0.15],
  hill: [0.85, 0.95, 0.12],
  conifer: [0.42, 1.42, 0.1],
  broadleaf: [0.55, 1.1, 0.1],
  palm: [0.75, 1.6, 0.1],
  cypress: [0.3, 1.45, 0.1],
  cloudPine: [0.65, 1.45, 0.1],
  grass: [0.22, 0.3, 0.08],
  dune: [0.65, 0.45, 0.25],
  reeds: [0.48, 0.55, 0.22],
  sand: [0.6, 0.4, 0.4],
  wave: [1.15, 0.22, 0.2],
};

export interface Stamp {
  readonly image: AnyCanvas;
  /** Device pixels from the image's corner to the foot of the stamp. */
  readonly footX: number;
  readonly footY: number;
}
export type Atlas = Readonly<Record<StampKind, readonly Stamp[]>>;

export interface Scale {
  /** Device pixels per unit. */
  readonly unit: number;
  /** The width of a fine line in device pixels. */
  readonly fine: number;
}

/** The canvas, ink and scale of a drawing. */
export interface Sheet {
  readonly paint: Paint;
  readonly ink: Ink;
  readonly scale: Scale;
}

export const penFor = (paint: Paint, ink: Ink, scale: Scale, variant: number): Pen => ({
  paint,
  ink,
  fine: scale.fine / scale.unit,
  variant,
  chance: (k) => hash(977, variant, k),
});

const cut = (kind: StampKind, variant: number, ink: Ink, scale: Scale): Stamp => {
  const [side, above, below] = ROOM[kind];
  const image = makeCanvas(side * 2 * scale.unit + 2, (above + below) * scale.unit + 2);
  const paint = paintOn(image);
  const footX = side * scale.unit + 1,
    footY = above * scale.unit + 1;
  paint.setTransform(scale.unit, 0, 0, scale.unit, footX, footY);
  DRAW_STAMP[kind](penFor(paint, ink, scale, variant));
  return { image, footX, footY };
};

/** All stamps in all variants at one scale, drawn once and then copied. */
export const cutAtlas = (ink: Ink, scale: Scale): Atlas =>
  Object.fromEntries(
    STAMPS.map((kind) => [kind, Array.from({ length: VARIANTS }, (_, variant) => cut(kind, variant, ink, scale))]),
  ) as unknown as Atlas;

/** Draws at the origin of a canvas whose unit is set. */
export const drawStamp = ({ paint, ink, scale }: Sheet, draw: (pen: Pen) => void): void =>
  draw(penFor(paint, ink, scale, 0));
export const drawLandmark = (sheet: Sheet, kind: LandmarkKind): void => drawStamp(sheet, LANDMARKS[kind]);
export const drawRose = (sheet: Sheet): void =>
  drawStamp(sheet, sheet.ink.rose === 'branches' ? branchRose : compassRose);
