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

/** The frame of the plate for a view: the whole world if it fits, else the view and a margin. `unit` in device pixels. */
export const plateFrame = (view: Frame, unit: number): Frame => {
  if (WHOLE.width * WHOLE.height * unit * unit <= MOST_PIXELS) return WHOLE;
  const left = Math.max(WHOLE.left, view.left - view.width * MARGIN),
    top = Math.max(WHOLE.top, view.top - view.height * MARGIN);
  const right = Math.min(WHOLE.left + WHOLE.width, view.left + view.width * (1 + MARGIN)),
    bottom = Math.min(WHOLE.top + WHOLE.height, view.top + view.height * (1 + MARGIN));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};
