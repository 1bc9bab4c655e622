import { type Point } from '../../../drawing/chart/survey/grid.js';
import { followWheel } from './follow-wheel.js';
import { type Hands } from './hands.js';

/** A press that moves less, in pixels, is still a tap. */
const STEADY = 3;

interface Press {
  readonly from: Point;
  readonly since: number;
  /** It has moved, or a second finger has come. */
  noTap: boolean;
}
interface Pinch {
  readonly apart: number;
  middle: Point;
}

const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const between = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });
const length = ({ x, y }: Point): number => Math.hypot(x, y);

/** Fingers and the mouse's first button. A finger that stays after a pinch goes on dragging. */
const followPresses = (surface: HTMLElement, hands: Hands, signal: AbortSignal): (() => boolean) => {
  const down = new Map<number, Point>();
  let press: Press | null = null,
    pinch: Pinch | null = null;
  const pair = (): { readonly apart: number; readonly middle: Point } | null => {
    const [a, b] = [...down.values()];
    return a && b ? { apart: length(between(a, b)), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } } : null;
  };
  const start = (event: PointerEvent): void => {
    if (event.button !== 0 || down.size === 2) return;
    surface.setPointerCapture(event.pointerId);
    down.set(event.pointerId, placeOf(event));
    press = { from: placeOf(event), since: event.timeStamp, noTap: down.size > 1 };
    pinch = pair();
    if (pinch) hands.onPinchStart();
  };
  const move = (event: PointerEvent): void => {
    const last = down.get(event.pointerId),
      at = placeOf(event);
    if (!last || !press) return;
    if (!press.noTap && length(between(press.from, at)) < STEADY) return;
    press.noTap = true;
    down.set(event.pointerId, at);
    const now = pair();
    if (now && pinch) {
      hands.onPinch(now.apart / Math.max(1, pinch.apart), now.middle, between(pinch.middle, now.middle));
      pinch.middle = now.middle;
    } else hands.onPan(between(last, at));
  };
  const end = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    pinch = null;
    if (press && !press.noTap && event.type === 'pointerup')
      hands.onTap(placeOf(event), event.timeStamp - press.since, event.pointerType === 'touch');
  };
  surface.addEventListener('pointerdown', start, { signal });
  surface.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    surface.addEventListener(type, end, { signal });
  return () => down.size > 0;
};

const followMouse = (surface: HTMLElement, { onHover }: Hands, isPressed: () => boolean, signal: AbortSignal): void => {
  let last: Point | null = null;
  // The browser also fires a move when the chart moves under a still pointer; that does not point at a cell.
  const rests = ({ x, y }: Point): boolean => last?.x === x && last.y === y;
  const listen = (type: 'pointerenter' | 'pointermove' | 'pointerleave', then: (at: Point) => void): void =>
    surface.addEventListener(type, (event) => event.pointerType === 'mouse' && then(placeOf(event)), { signal });
  listen('pointerenter', (at) => (last = at));
  listen('pointermove', (at) => {
    if (!rests(at) && !isPressed()) onHover(at);
    last = at;
  });
  listen('pointerleave', () => onHover(null));
};

/** Safari reports a trackpad's pinch in its own events. */
const followTrackpad = (surface: HTMLElement, hands: Hands, isPressed: () => boolean, signal: AbortSignal): void => {
  const listen = (type: string, then: (event: MouseEvent & { readonly scale: number }) => void): void =>
    surface.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        if (!isPressed()) then(event as MouseEvent & { readonly scale: number });
      },
      { signal },
    );
  listen('gesturestart', () => hands.onPinchStart());
  listen('gesturechange', (event) => hands.onPinch(event.scale, placeOf(event), { x: 0, y: 0 }));
};

/** Reports what fingers and mouse do on a surface whose CSS leaves touch to the script. @returns the way to stop */
export const followHands = (surface: HTMLElement, hands: Hands): (() => void) => {
  const stop = new AbortController(),
    { signal } = stop;
  const isPressed = followPresses(surface, hands, signal);
  followMouse(surface, hands, isPressed, signal);
  followWheel(surface, hands, signal);
  followTrackpad(surface, hands, isPressed, signal);
  // Otherwise a click follows a touch, and hits an element that has appeared under the finger meanwhile.
  const noClick = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };
  surface.addEventListener('touchend', noClick, { signal, passive: false });
  return () => stop.abort();
};
