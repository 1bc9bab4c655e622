import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/* What jsdom lacks of a browser and the client uses. Import it first: modules read some of it when they are loaded. */

/** Queries for a least width are answered by `window.innerWidth`, 1024 at first; all others do not match. */
const matchMedia = (query: string) => ({
  media: query,
  matches: Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1] ?? Infinity) <= window.innerWidth,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

class QuietChannel extends EventTarget {
  postMessage(): void {
    // Nobody else listens in a test.
  }
  close(): void {
    // Nothing was opened.
  }
}
class QuietObserver {
  observe(): void {
    // Nothing changes its size in jsdom.
  }
  unobserve(): void {
    // It observes nothing.
  }
  disconnect(): void {
    // It observes nothing.
  }
}

Object.assign(globalThis, {
  BroadcastChannel: QuietChannel,
  IntersectionObserver: QuietObserver,
  matchMedia,
  ReadableStream,
  ResizeObserver: QuietObserver,
  scrollTo: () => undefined,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
});
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
});
