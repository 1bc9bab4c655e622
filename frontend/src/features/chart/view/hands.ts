import { type Point } from '../../../drawing/chart/survey/grid.js';

/** What hands do on a surface; places and distances are in pixels of the window. */
export interface Hands {
  readonly onPan: (by: Point) => void;
  readonly onPinchStart: () => void;
  /** `scale` is of the whole pinch so far, `by` how far the middle of the fingers moved since the last call. */
  readonly onPinch: (scale: number, middle: Point, by: Point) => void;
  /** `ms` is how long it was held. */
  readonly onTap: (at: Point, ms: number, isTouch: boolean) => void;
  /** A step of the wheel: 1 towards the reader, -1 away. */
  readonly onWheel: (step: number, at: Point) => void;
  /** A mouse without a pressed button; null when it leaves. */
  readonly onHover: (at: Point | null) => void;
}
