import { whenOnline } from '../lib/lazy-parts.js';
import { type Layout, type PlateMaker, type PlateRequest } from '../drawing/chart/plate/plate-maker.js';

export interface Plate {
  readonly image: ImageBitmap | HTMLCanvasElement;
  readonly layout: Layout;
  readonly request: PlateRequest;
}
export interface PlateSource {
  /** The newest request wins: older requests without an answer are dropped. */
  readonly ask: (request: PlateRequest, answer: (plate: Plate) => void) => void;
  readonly close: () => void;
}

interface Order {
  readonly request: PlateRequest;
  readonly answer: (plate: Plate) => void;
}

/** Loaded separately: it is larger than the rest of the chart, and a worker has its own copy. */
const loadPainter = whenOnline(() => import('./paint-here.js'));

/** Lets the page paint "Generating world..." first. */
const inThisThread = (): PlateSource => {
  let make: PlateMaker | null = null;
  let timer = 0;
  const answerTo = async ({ request, answer }: Order, isOvertaken: () => boolean): Promise<void> => {
    const { loadStamps, plateMaker } = await loadPainter();
    const stamps = await loadStamps(request.faction);
    if (isOvertaken()) return;
    make ??= plateMaker();
    const { image, layout } = make(request, stamps);
    answer({ image: 'transferToImageBitmap' in image ? image.transferToImageBitmap() : image, layout, request });
  };
  const stop = (): void => {
    window.clearTimeout(timer);
    timer = 0;
  };
  return {
    ask: (request, answer) => {
      stop();
      const mine = window.setTimeout(() => {
        answerTo({ request, answer }, () => timer !== mine).catch((error: unknown) =>
          console.warn('The chart could not be drawn', error),
        );
      }, 30);
      timer = mine;
    },
    close: stop,
  };
};

/** Makes one plate at a time. Of the requests that arrive meanwhile, it answers only the last one. */
const inWorker = (worker: Worker): PlateSource => {
  let next: Order | null = null,
    made: Order | null = null;
  let fallback: PlateSource | null = null;
  const make = (): void => {
    [made, next] = [next, null];
    if (made) worker.postMessage(made.request);
  };
  worker.onmessage = ({
    data: { bitmap, layout },
  }: MessageEvent<{ readonly bitmap: ImageBitmap; readonly layout: Layout }>) => {
    if (next || !made) bitmap.close();
    else made.answer({ image: bitmap, layout, request: made.request });
    make();
  };
  worker.onerror = () => {
    const order = next ?? made;
    fallback = inThisThread();
    if (order) fallback.ask(order.request, order.answer);
  };
  return {
    ask: (request, answer) => {
      if (fallback) {
        fallback.ask(request, answer);
        return;
      }
      next = { request, answer };
      if (!made) make();
    },
    close: () => {
      [made, next] = [null, null];
      fallback?.close();
      worker.terminate();
    },
  };
};

const drawsInWorkers = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Plates are made off the main thread if the browser can draw there. */
const newSource = (): PlateSource => {
  if (!drawsInWorkers()) return inThisThread();
  return inWorker(new Worker(new URL('./plate.worker.ts', import.meta.url), { type: 'module' }));
};

/** A source that has surveyed a world before its chart is shown. */
let spare: PlateSource | null = null;
let open = 0;

export const openPlateSource = (): PlateSource => {
  const source = spare ?? newSource();
  spare = null;
  open += 1;
  const close = (): void => {
    open -= 1;
    source.close();
  };
  return { ...source, close };
};

/** The smallest plate. Its survey takes longest, and every other plate of the world uses the same survey. */
const LEAST = { scale: { unit: 1, fine: 1 }, frame: { left: 0, top: 0, width: 1, height: 1 }, seen: null } as const;

/** Surveys a world in a worker for the first source that is opened. @returns the way to give it up */
export const surveyAhead = (world: Pick<PlateRequest, 'world' | 'faction' | 'ink'>): (() => void) => {
  if (open > 0 || !drawsInWorkers()) return () => undefined;
  spare?.close();
  const mine = newSource();
  spare = mine;
  mine.ask({ ...world, ...LEAST }, ({ image }) => 'close' in image && image.close());
  return () => {
    if (spare !== mine) return;
    mine.close();
    spare = null;
  };
};
