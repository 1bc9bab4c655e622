import { useGesture } from '@use-gesture/react';
import { type RefObject, useRef } from 'react';
import { type Hex } from '#game/model/hex.js';
import { hexAt, type Point } from '../../../drawing/chart/survey/grid.js';
import { panBy, pointAt, zoomAbout, ZOOM } from './camera.js';
import { type CameraStore } from './camera-store.js';

/** A touch that lasts longer, in milliseconds, is no tap (specification section 4). */
const TAP = 200;
/** Pixels of wheel that make one step; a notch of a mouse is about 100, a trackpad sends many small ones. */
const WHEEL_PIXELS = 40;

interface Hands {
  readonly surface: RefObject<HTMLElement | null>;
  readonly camera: CameraStore;
  readonly onPoint: (hex: Hex | null) => void;
  readonly onTap: (hex: Hex) => void;
  /** The cell that a finger means, which is broader than a mouse; null: the one under it. */
  readonly caught: (point: Point) => Hex | null;
}
/** The state of a pinch: its initial zoom and the last midpoint of the fingers. `middle` is the chart's middle on the screen, read once since it does not change. */
interface Pinch {
  readonly zoom: number;
  readonly at: Point;
  readonly middle: Point;
}

/** Wheel, pinch and drag move the camera; a click, or a short touch of one finger, reports the cell. */
export const useCameraGestures = ({ surface, camera, onPoint, onTap, caught }: Hands): void => {
  const pinchedAt = useRef(0);
  const middleOf = (): Point => {
    const box = surface.current?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
  };
  const fromMiddle = (x: number, y: number, middle = middleOf()): Point => ({ x: x - middle.x, y: y - middle.y });
  const pointUnder = (clientX: number, clientY: number): Point =>
    pointAt(camera.now(), fromMiddle(clientX, clientY), camera.pane().hexSize);
  const hexUnder = (clientX: number, clientY: number): Hex => hexAt(pointUnder(clientX, clientY));
  const tapAt = (x: number, y: number, isTouch: boolean): void =>
    onTap((isTouch ? caught(pointUnder(x, y)) : null) ?? hexUnder(x, y));

  useGesture(
    {
      onDrag: ({ tap, elapsedTime, startTime, event, xy: [x, y], delta: [dx, dy], pinching }) => {
        const isTouch = 'pointerType' in event && event.pointerType === 'touch';
        if (!tap) {
          if (!pinching) camera.move((now, pane) => panBy(now, dx, dy, pane));
        } else if (!isTouch || (elapsedTime < TAP && pinchedAt.current < startTime)) tapAt(x, y, isTouch);
      },
      onPinch: ({ origin: [x, y], movement: [scale], memo, timeStamp }) => {
        pinchedAt.current = timeStamp;
        const begun = memo as Pinch | undefined,
          middle = begun?.middle ?? middleOf(),
          at = fromMiddle(x, y, middle);
        const last = begun ?? { zoom: camera.now().zoom, at };
        camera.move((now, pane) =>
          zoomAbout(panBy(now, at.x - last.at.x, at.y - last.at.y, pane), last.zoom * scale, at, pane),
        );
        return { zoom: last.zoom, at, middle } satisfies Pinch;
      },
      onWheel: ({ event, delta: [, dy], ctrlKey, memo, last }) => {
        if (ctrlKey) return undefined;
        if (!last) event.preventDefault();
        const turned = (typeof memo === 'number' ? memo : 0) + dy,
          steps = Math.trunc(turned / WHEEL_PIXELS);
        if (steps === 0) return turned;
        const at = fromMiddle(event.clientX, event.clientY);
        camera.move((now, pane) => zoomAbout(now, now.zoom - Math.sign(steps) * ZOOM.wheelStep, at, pane));
        return 0;
      },
      onMove: ({ event, xy: [x, y], delta: [dx, dy], dragging, pinching }) => {
        // The browser also fires this when the chart moves under a still pointer; that does not point at a cell.
        const rests = dx === 0 && dy === 0;
        if (!rests && !dragging && !pinching && event.pointerType !== 'touch') onPoint(hexUnder(x, y));
      },
      // Else a click follows a touch, and lands on what has come up under the finger meanwhile.
      onTouchEnd: ({ event }) => {
        if (event.cancelable) event.preventDefault();
      },
      onHover: ({ hovering }) => {
        if (hovering === false) onPoint(null);
      },
    },
    {
      target: surface,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
      // The scale restarts with each pinch; otherwise the limits would apply to all pinches together.
      // Touch events report both fingers at once, pointer events one each: half the work per frame.
      pinch: { from: () => [1, 0], pointer: { touch: true } },
    },
  );
};
