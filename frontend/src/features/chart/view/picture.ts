import { type Paint } from '../../../drawing/chart/stamps/pen.js';

/** A canvas on the page that is always repainted as a whole. */
export interface Picture {
  /** Sizes are CSS pixels; `ratio` is device pixels per CSS pixel. Null if the browser is out of memory and gives no context. */
  readonly open: (width: number, height: number, ratio: number) => Paint | null;
  /** Shows what was painted since `open`. */
  readonly show: () => void;
}

const fitted = (canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void => {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/**
 * Paints off screen if the browser can, and transfers the bitmap: the compositor moves a canvas with a transferred
 * bitmap without a copy, but copies a canvas that was painted on each time it moves.
 */
export const openPicture = (shown: HTMLCanvasElement): Picture => {
  const sheet = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  return {
    open: (width, height, ratio) => {
      const w = Math.round(width * ratio),
        h = Math.round(height * ratio);
      fitted(shown, w, h);
      if (sheet) fitted(sheet, w, h);
      shown.style.width = `${w / ratio}px`;
      const paint = sheet ? sheet.getContext('2d') : shown.getContext('2d');
      paint?.setTransform(ratio, 0, 0, ratio, 0, 0);
      return paint;
    },
    show: () => {
      if (sheet) shown.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
    },
  };
};
