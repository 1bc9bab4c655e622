import { makeCanvas, paintOn, type AnyCanvas } from '../canvas.js';
import { penFor, type Scale } from '../stamps/atlas.js';
import { scaleArcs } from '../stamps/low-ground.js';
import { SCALE } from '../survey/wave-rows.js';
import { isNear } from './frame.js';
import { type Ink } from './ink.js';
import { type PlateSheet } from './plate-sheet.js';

const cutScale = (ink: Ink, scale: Scale): AnyCanvas => {
  const size = SCALE * scale.unit + 1;
  const image = makeCanvas(size * 2, size + 1);
  const paint = paintOn(image);
  paint.setTransform(scale.unit, 0, 0, scale.unit, size, size);
  scaleArcs(penFor(paint, ink, scale, 0), 0, 0, SCALE);
  return image;
};

/** Blue sea waves: rows of scales, each row over the row north of it. */
export const paintWaves = ({ paint, survey: { waves }, ink, scale, frame }: PlateSheet): void => {
  const image = cutScale(ink, scale),
    size = SCALE * scale.unit + 1;
  paint.save();
  paint.setTransform(1, 0, 0, 1, 0, 0);
  for (const { x, y } of waves)
    if (isNear(frame, { x, y }, 1))
      paint.drawImage(
        image,
        Math.round((x - frame.left) * scale.unit - size),
        Math.round((y - frame.top) * scale.unit - size),
      );
  paint.restore();
};
