import { plateMaker, type PlateRequest } from './plate-maker.js';

const make = plateMaker();

/** One request, one bitmap, under the same number. */
self.onmessage = ({ data: { id, request } }: MessageEvent<{ readonly id: number; readonly request: PlateRequest }>) => {
  const { image, layout } = make(request);
  if (!(image instanceof OffscreenCanvas)) return;
  const bitmap = image.transferToImageBitmap();
  self.postMessage({ id, bitmap, layout }, { transfer: [bitmap] });
};
