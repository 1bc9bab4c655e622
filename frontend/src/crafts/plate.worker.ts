import { loadStamps } from './load-stamps.js';
import { plateMaker, type PlateRequest } from '../drawing/chart/plate/plate-maker.js';

const make = plateMaker();

/** Answers each request with one bitmap. */
const answer = async (request: PlateRequest): Promise<void> => {
  const { image, layout } = make(request, await loadStamps(request.faction));
  if (!(image instanceof OffscreenCanvas)) return;
  const bitmap = image.transferToImageBitmap();
  self.postMessage({ bitmap, layout }, { transfer: [bitmap] });
};

// reportError sends the error to the page as the worker's; a rejected promise would not reach it.
self.onmessage = ({ data }: MessageEvent<PlateRequest>) => void answer(data).catch(reportError);
