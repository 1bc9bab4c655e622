import { type Paint } from '../../../drawing/chart/stamps/pen.js';

/** A canvas on the page that is always repainted as a whole. */
export interface Picture {
  /**
   * Sizes are CSS pixels; `ratio` is device pixels per CSS pixel. Null if there is no pixel to paint, or if the browser
   * is out of memory and gives no context.
   */
  readonly open: (width: number, height: number, ratio: number) => Paint | null;
  /** Shows what was painted since `open`. False if the browser lost it: the last picture stays, and painting again may help. */
  readonly show: () => boolean;
}

const fitted = (canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void => {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/** Null where the browser has lost the drawing: its memory is short, or its graphics process was restarted. */
const bitmapOf = (sheet: OffscreenCanvas): ImageBitmap | null => {
  try {
    return sheet.transferToImageBitmap();
  } catch {
    return null;
  }
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
      if (w < 1 || h < 1) return null;
      fitted(shown, w, h);
      if (sheet) fitted(sheet, w, h);
      shown.style.width = `${w / ratio}px`;
      const paint = sheet ? sheet.getContext('2d') : shown.getContext('2d');
      paint?.setTransform(ratio, 0, 0, ratio, 0, 0);
      return paint;
    },
    show: () => {
      if (!sheet) return true;
      const bitmap = bitmapOf(sheet);
      if (bitmap) shown.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      return bitmap !== null;
    },
  };
};
