import { type Paint } from '../../../drawing/chart/stamps/pen.js';

/** A canvas on the page, painted anew as a whole. */
export interface Picture {
  /** Sizes count CSS pixels; `ratio` is how many of the device one of them is. Null where the browser refuses to paint: it is out of memory. */
  readonly open: (width: number, height: number, ratio: number) => Paint | null;
  /** What was painted since it was opened is shown. */
  readonly show: () => void;
}

const fitted = (canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void => {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/**
 * It is painted on a sheet off the page, where the browser can, and handed over: what a canvas shows but was not
 * painted on is moved as it is, while one with paint of its own is copied whole each time that it moves.
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
