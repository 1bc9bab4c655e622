import { type Paint } from './stamps/pen.js';

export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;
export const makeCanvas = (width: number, height: number): AnyCanvas =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width: Math.ceil(width), height: Math.ceil(height) })
    : new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
/** @throws Error if the browser is out of memory and gives no drawing context */
export const paintOn = (canvas: AnyCanvas): Paint => {
  const paint = 'toDataURL' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!paint) throw new Error('The browser has no canvas to draw the chart on.');
  paint.lineJoin = 'round';
  paint.lineCap = 'round';
  return paint;
};
