import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Hex } from '#game/model/hex.js';
import { hexAt, type Point } from '../../../drawing/chart/survey/grid.js';
import { panBy, pointAt, zoomAbout, ZOOM } from './camera.js';
import { type CameraStore } from './camera-store.js';
import { followHands } from './follow-hands.js';

/** A touch that lasts longer, in milliseconds, is no tap (specification section 4). */
const TAP = 200;

interface Gestures {
  readonly surface: RefObject<HTMLElement | null>;
  readonly camera: CameraStore;
  readonly onPoint: (hex: Hex | null) => void;
  readonly onTap: (hex: Hex) => void;
  /** The target that a finger means, since a finger is less exact than a mouse; null: the cell under it. */
  readonly caught: (point: Point) => Hex | null;
}

/** Wheel, pinch and drag move the camera; a click, or a short touch of one finger, reports the cell. */
export const useCameraGestures = ({ surface, camera, onPoint, onTap, caught }: Gestures): void => {
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = surface.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
  };
  const pointUnder = (at: Point): Point => pointAt(camera.now(), fromMiddle(at), camera.pane().hexSize);
  const zoomTo = (zoom: number, at: Point, { x, y }: Point = { x: 0, y: 0 }): void =>
    camera.move((now, pane) => zoomAbout(panBy(now, x, y, pane), zoom, fromMiddle(at), pane));
  const point = useEffectEvent((at: Point | null) => onPoint(at && hexAt(pointUnder(at))));
  const tap = useEffectEvent((at: Point, isTouch: boolean) => {
    const under = pointUnder(at);
    onTap((isTouch ? caught(under) : null) ?? hexAt(under));
  });
  const listen = useEffectEvent((element: HTMLElement): (() => void) => {
    let begun: number = ZOOM.initial;
    return followHands(element, {
      onPan: ({ x, y }) => camera.move((now, pane) => panBy(now, x, y, pane)),
      onPinchStart: () => (begun = camera.now().zoom),
      onPinch: (scale, middle, by) => zoomTo(begun * scale, middle, by),
      onTap: (at, ms, isTouch) => (!isTouch || ms < TAP) && tap(at, isTouch),
      onWheel: (step, at) => zoomTo(camera.now().zoom - step * ZOOM.wheelStep, at),
      onHover: (at) => point(at),
    });
  });
  useEffect(() => (surface.current ? listen(surface.current) : undefined), [surface, camera]);
};
