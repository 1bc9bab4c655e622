import { configure } from '@testing-library/dom';
import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/* Browser features that the client uses and jsdom lacks. Import it first: some modules read them when they are loaded. */

/** Queries for a minimum width compare with `window.innerWidth`, 1024 at first; all others do not match. */
const matchMedia = (query: string) => ({
  media: query,
  get matches() {
    return Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1] ?? Infinity) <= window.innerWidth;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

class QuietChannel extends EventTarget {
  postMessage(): void {
    // No-op: a test has no other tab to send to.
  }
  close(): void {
    // No-op: the test opens no channel.
  }
}
class QuietObserver {
  observe(): void {
    // No-op: no element changes its size in jsdom.
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

// Other tests share the machine, so a wait may take long; no test is about how long it takes.
configure({ asyncUtilTimeout: 30_000 });
