import { loadStamps } from './load-stamps.js';
import { plateMaker, type PlateRequest } from '../drawing/chart/plate/plate-maker.js';

const make = plateMaker();

/** One request, one bitmap. */
const answer = async (request: PlateRequest): Promise<void> => {
  const { image, layout } = make(request, await loadStamps(request.faction));
  if (!(image instanceof OffscreenCanvas)) return;
  const bitmap = image.transferToImageBitmap();
  self.postMessage({ bitmap, layout }, { transfer: [bitmap] });
};

// An error that is reported reaches the page as one of the worker; a promise that fails would not.
self.onmessage = ({ data }: MessageEvent<PlateRequest>) => void answer(data).catch(reportError);
