import { type Camera } from './camera.js';

/** The camera with the size and resolution of the view. */
export interface Look {
  readonly camera: Camera;
  readonly hexSize: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** The current look, and a subscription to its changes. */
export interface LookSource {
  readonly now: () => Look;
  readonly subscribe: (listener: () => void) => () => void;
}
