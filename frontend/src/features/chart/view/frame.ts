import { type Frame } from '../../../drawing/chart/plate/frame.js';
import { type Camera } from './camera.js';

/** The whole world with the paper around it, in units. */
export const WHOLE: Frame = { left: -34, top: -30, width: 68, height: 60 };
/** The most pixels of one plate: phones have little memory. */
const MOST_PIXELS = 6_000_000;
/** The margin of a plate around the view, on each side, so that small moves need no new plate. */
const MARGIN = 0.5;

export const viewFrame = (camera: Camera, width: number, height: number, unit: number): Frame => ({
  left: camera.x - width / 2 / unit,
  top: camera.y - height / 2 / unit,
  width: width / unit,
  height: height / unit,
});

export const contains = (outer: Frame, inner: Frame): boolean => {
  const left = Math.max(inner.left, WHOLE.left),
    top = Math.max(inner.top, WHOLE.top);
  const right = Math.min(inner.left + inner.width, WHOLE.left + WHOLE.width),
    bottom = Math.min(inner.top + inner.height, WHOLE.top + WHOLE.height);
  return (
    left >= outer.left && top >= outer.top && right <= outer.left + outer.width && bottom <= outer.top + outer.height
  );
};

/** A frame with a margin on each side, which is a share of its size. */
export const grown = ({ left, top, width, height }: Frame, margin: number): Frame => ({
  left: left - width * margin,
  top: top - height * margin,
  width: width * (1 + 2 * margin),
  height: height * (1 + 2 * margin),
});

/** The part of a frame that is in the world, to whole pixels: plates of one scale show the same at the same place. */
const inWorld = (frame: Frame, unit: number): Frame => {
  const pixels = (from: number, to: number): readonly [number, number] => [
    Math.floor(Math.max(from, 0) * unit) / unit,
    Math.ceil(Math.max(1, to) * unit) / unit,
  ];
  const [left, right] = pixels(frame.left - WHOLE.left, Math.min(WHOLE.width, frame.left + frame.width - WHOLE.left));
  const [top, bottom] = pixels(frame.top - WHOLE.top, Math.min(WHOLE.height, frame.top + frame.height - WHOLE.top));
  return { left: WHOLE.left + left, top: WHOLE.top + top, width: right - left, height: bottom - top };
};

/** The frame of the first plate: what is in view, so that it is soon made. `unit` in device pixels. */
export const firstFrame = (view: Frame, unit: number): Frame => inWorld(grown(view, 0.01), unit);

/** The frame of the plate for a view: the whole world if it fits, else the view and a margin. `unit` in device pixels. */
export const plateFrame = (view: Frame, unit: number): Frame =>
  WHOLE.width * WHOLE.height * unit * unit <= MOST_PIXELS ? WHOLE : inWorld(grown(view, MARGIN), unit);
