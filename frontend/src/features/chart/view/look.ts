import { type Camera } from './camera.js';

/** How a chart is looked at. */
export interface Look {
  readonly camera: Camera;
  readonly hexSize: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels for one of CSS. */
  readonly ratio: number;
}

/** How a chart is looked at now, and word of every change. */
export interface LookSource {
  readonly now: () => Look;
  readonly subscribe: (listener: () => void) => () => void;
}
