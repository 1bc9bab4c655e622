import { plateMaker, type Layout, type PlateRequest } from './plate-maker.js';

export interface Plate {
  readonly image: ImageBitmap | HTMLCanvasElement;
  readonly layout: Layout;
  readonly request: PlateRequest;
}
export interface PlateSource {
  /** The newest request wins: an older one that is not answered yet never will be. */
  readonly ask: (request: PlateRequest, answer: (plate: Plate) => void) => void;
  readonly close: () => void;
}

/** Lets the page paint its "Generating world..." first. */
const inThisThread = (): PlateSource => {
  const make = plateMaker();
  let timer = 0;
  return {
    ask: (request, answer) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { image, layout } = make(request);
        answer({ image: 'transferToImageBitmap' in image ? image.transferToImageBitmap() : image, layout, request });
      }, 30);
    },
    close: () => window.clearTimeout(timer),
  };
};

const inWorker = (worker: Worker): PlateSource => {
  let last = 0;
  let pending: { readonly request: PlateRequest; readonly answer: (plate: Plate) => void } | null = null;
  let fallback: PlateSource | null = null;
  worker.onmessage = ({ data: { id, bitmap, layout } }: MessageEvent<{ readonly id: number; readonly bitmap: ImageBitmap; readonly layout: Layout }>) => {
    if (id !== last || !pending) {
      bitmap.close();
      return;
    }
    pending.answer({ image: bitmap, layout, request: pending.request });
    pending = null;
  };
  worker.onerror = () => {
    fallback = inThisThread();
    if (pending) fallback.ask(pending.request, pending.answer);
  };
  return {
    ask: (request, answer) => {
      if (fallback) {
        fallback.ask(request, answer);
        return;
      }
      last += 1;
      pending = { request, answer };
      worker.postMessage({ id: last, request });
    },
    close: () => {
      pending = null;
      fallback?.close();
      worker.terminate();
    },
  };
};

/** Plates are built off the main thread where the browser can draw there. */
export const openPlateSource = (): PlateSource => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return inThisThread();
  return inWorker(new Worker(new URL('./plate.worker.ts', import.meta.url), { type: 'module' }));
};
