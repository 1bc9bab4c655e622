import { useGesture } from '@use-gesture/react';
import { type Dispatch, type RefObject, type SetStateAction } from 'react';
import { type Hex } from '#contracts/world/hex.js';
import { hexAt, type Point } from '../survey/grid.js';
import { panBy, pointAt, zoomAbout, ZOOM, type Camera, type Pane } from './camera.js';

/** A finger that rests longer than this, in milliseconds, did not tap (specification section 4). */
const TAP = 200;
/** Pixels of wheel that make one step; a notch of a mouse is about 100, a trackpad sends many small ones. */
const WHEEL_PIXELS = 40;

interface Hands {
  readonly surface: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  readonly setCamera: Dispatch<SetStateAction<Camera>>;
  readonly pane: Pane;
  readonly onPoint: (hex: Hex | null) => void;
  readonly onTap: (hex: Hex) => void;
}

/** Wheel, pinch and drag move the camera; a click, or a short touch, reports the cell. */
export const useCameraGestures = ({ surface, camera, setCamera, pane, onPoint, onTap }: Hands): void => {
  const fromMiddle = (clientX: number, clientY: number): Point => {
    const box = surface.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const hexUnder = (clientX: number, clientY: number): Hex => hexAt(pointAt(camera, fromMiddle(clientX, clientY), pane.hexSize));

  useGesture(
    {
      onDrag: ({ tap, elapsedTime, event, xy: [x, y], delta: [dx, dy], pinching }) => {
        if (tap) {
          if (!('pointerType' in event) || event.pointerType !== 'touch' || elapsedTime < TAP) onTap(hexUnder(x, y));
        } else if (!pinching) setCamera((now) => panBy(now, dx, dy, pane));
      },
      onPinch: ({ origin: [x, y], movement: [scale], memo }) => {
        const from = typeof memo === 'number' ? memo : camera.zoom;
        setCamera((now) => zoomAbout(now, from * scale, fromMiddle(x, y), pane));
        return from;
      },
      onWheel: ({ event, delta: [, dy], ctrlKey, memo, last }) => {
        if (ctrlKey) return undefined;
        if (!last) event.preventDefault();
        const turned = (typeof memo === 'number' ? memo : 0) + dy, steps = Math.trunc(turned / WHEEL_PIXELS);
        if (steps === 0) return turned;
        setCamera((now) => zoomAbout(now, now.zoom - Math.sign(steps) * ZOOM.wheelStep, fromMiddle(event.clientX, event.clientY), pane));
        return 0;
      },
      onMove: ({ event, xy: [x, y], delta: [dx, dy], dragging, pinching }) => {
        // The chart may have moved under a pointer that rests: that is no pointing.
        const rests = dx === 0 && dy === 0;
        if (!rests && !dragging && !pinching && event.pointerType !== 'touch') onPoint(hexUnder(x, y));
      },
      onHover: ({ hovering }) => {
        if (hovering === false) onPoint(null);
      },
    },
    { target: surface, eventOptions: { passive: false }, drag: { filterTaps: true, pointer: { keys: false } }, pinch: { scaleBounds: { min: 0.1, max: 10 } } },
  );
};
