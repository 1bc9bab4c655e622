/** @jest-environment jsdom */
import { openPicture } from './picture.js';

/** jsdom has neither an off-screen canvas nor one that shows bitmaps. */
class OffscreenCanvasFake {
  static isLost = false;
  constructor(
    public width: number,
    public height: number,
  ) {}
  getContext(): object {
    return { setTransform: () => undefined };
  }
  transferToImageBitmap(): object {
    if (OffscreenCanvasFake.isLost || this.width === 0 || this.height === 0) throw new DOMException('lost');
    return { width: this.width };
  }
}

const openOn = (shown: unknown[]) => {
  const canvas = document.createElement('canvas');
  const bitmaprenderer = { transferFromImageBitmap: (bitmap: unknown) => shown.push(bitmap) };
  jest.spyOn(canvas, 'getContext').mockReturnValue(bitmaprenderer as never);
  return openPicture(canvas);
};

beforeEach(() => {
  OffscreenCanvasFake.isLost = false;
  Object.assign(globalThis, { OffscreenCanvas: OffscreenCanvasFake });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

it('shows what was painted', () => {
  const shown: unknown[] = [];
  const picture = openOn(shown);
  expect(picture.open(10, 20, 2)).not.toBeNull();
  expect(picture.show()).toBe(true);
  expect(shown).toEqual([{ width: 20 }]);
});

it('paints nothing where there is no pixel', () => {
  expect(openOn([]).open(0, 20, 2)).toBeNull();
});

it('keeps the last picture when the browser has lost the drawing', () => {
  const shown: unknown[] = [];
  const picture = openOn(shown);
  picture.open(10, 20, 1);
  OffscreenCanvasFake.isLost = true;
  expect(picture.show()).toBe(false);
  expect(shown).toEqual([]);
});
