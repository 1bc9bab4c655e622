import { held, type Camera, type Pane } from './camera.js';

/** Where one looks, kept outside of React: a chart that follows the hand is moved, not rendered anew. */
export interface CameraStore {
  readonly now: () => Camera;
  readonly pane: () => Pane;
  readonly move: (change: (now: Camera, pane: Pane) => Camera) => void;
  /** The chart is seen through another pane. */
  readonly fit: (pane: Pane) => void;
  /** Of every move, also of one that the edge of the chart or of its scale holds: the hand does not rest. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Held to the chart, whoever moves it. */
export const openCamera = (first: Camera): CameraStore => {
  let camera = first,
    pane: Pane = { width: 0, height: 0, hexSize: 1 };
  const listeners = new Set<() => void>();
  const move: CameraStore['move'] = (change) => {
    camera = held(change(camera, pane), pane);
    for (const listener of listeners) listener();
  };
  return {
    now: () => camera,
    pane: () => pane,
    move,
    fit: (next) => {
      pane = next;
      move((now) => now);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
