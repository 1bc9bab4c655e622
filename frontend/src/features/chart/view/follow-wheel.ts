import { type Hands } from './hands.js';

/** Pixels of wheel that make one step; a notch of a mouse is about 100, a trackpad sends many small ones. */
const STEP = 40;
/** Pixels of a trackpad's pinch that change the scale by its whole. */
const WHOLE = 100;
/** After such a pause, in milliseconds, the wheel is turned anew. */
const PAUSE = 140;
/** Pixels in one unit of `deltaY`, which may count pixels, lines or pages. */
const UNITS = [1, 40, 800] as const;
const STILL = { x: 0, y: 0 } as const;

/** The wheel; browsers report a trackpad's pinch as a wheel with the control key. */
export const followWheel = (surface: HTMLElement, hands: Hands, signal: AbortSignal): void => {
  let turned = 0,
    scale = 1,
    last = -Infinity,
    wasPinch = false;
  const begin = (): void => {
    turned = 0;
    scale = 1;
    hands.onPinchStart();
  };
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY },
      pixels = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    if (event.timeStamp - last > PAUSE || event.ctrlKey !== wasPinch) begin();
    [last, wasPinch] = [event.timeStamp, event.ctrlKey];
    if (event.ctrlKey) {
      scale *= Math.max(0.1, 1 - pixels / WHOLE);
      hands.onPinch(scale, at, STILL);
      return;
    }
    turned += pixels;
    if (Math.abs(turned) < STEP) return;
    hands.onWheel(Math.sign(turned), at);
    turned = 0;
  };
  surface.addEventListener('wheel', turn, { signal, passive: false });
};
