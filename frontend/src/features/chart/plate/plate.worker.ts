import { plateMaker, type PlateRequest } from '../../../drawing/chart/plate/plate-maker.js';

const make = plateMaker();

/** One request, one bitmap. */
self.onmessage = ({ data: request }: MessageEvent<PlateRequest>) => {
  const { image, layout } = make(request);
  if (!(image instanceof OffscreenCanvas)) return;
  const bitmap = image.transferToImageBitmap();
  self.postMessage({ bitmap, layout }, { transfer: [bitmap] });
};
