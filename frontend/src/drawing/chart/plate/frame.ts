import { type Point } from '../survey/grid.js';

/** The part of the world that a plate shows, in units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a point lies in the frame or within `margin` units of it. */
export const isNear = ({ left, top, width, height }: Frame, { x, y }: Point, margin: number): boolean =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;
