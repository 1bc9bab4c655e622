import { held, type Camera, type Pane } from './camera.js';

/** The camera, kept outside React's state: a gesture moves the chart without a render. */
export interface CameraStore {
  readonly now: () => Camera;
  readonly pane: () => Pane;
  readonly move: (change: (now: Camera, pane: Pane) => Camera) => void;
  /** Sets a new size of the view. */
  readonly fit: (pane: Pane) => void;
  /** Fires at every move, also if a limit of the chart or of the zoom stops it: the gesture still goes on. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Clamps every move to the chart. */
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
