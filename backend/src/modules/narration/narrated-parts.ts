import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type NarrationPart, type Narrator } from './narrator.port.js';

/** In ms. */
export interface NarrationLimits {
  /** For all parts together. */
  readonly totalMs: number;
  /** For the wait for the next part. */
  readonly stallMs: number;
}
export const NARRATION_LIMITS = Symbol('NarrationLimits');

/** The narrator did not come to its end: its time was up, or its caller stopped it. */
export class NarrationStoppedError extends Error {
  override readonly name = 'NarrationStoppedError';
}

/** A signal that aborts by the limits or by the caller; `renew` begins the wait for the next part. */
const limitedBy = ({ totalMs, stallMs }: NarrationLimits, outer: AbortSignal) => {
  const abort = new AbortController();
  const stop = (why: string): void => abort.abort(new NarrationStoppedError(why));
  const byCaller = (): void => stop('stopped');
  const total = setTimeout(stop, totalMs, 'too slow');
  const stall = setTimeout(stop, stallMs, 'stalled');
  if (outer.aborted) byCaller();
  outer.addEventListener('abort', byCaller, { once: true });
  return {
    signal: abort.signal,
    renew: () => void stall.refresh(),
    release: () => {
      clearTimeout(total);
      clearTimeout(stall);
      outer.removeEventListener('abort', byCaller);
    },
  };
};

/**
 * The parts of a narration, as long as it keeps its limits and nobody stops it; a narrator that ignores its signal is left
 * behind. @throws NarrationStoppedError, and what the narrator throws
 */
export async function* narratedParts(
  narrator: Narrator,
  facts: TurnFacts,
  limits: NarrationLimits,
  outer: AbortSignal,
): AsyncGenerator<NarrationPart, void> {
  const { signal, renew, release } = limitedBy(limits, outer);
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
  });
  aborted.catch(() => undefined);
  const parts = narrator.narrate(facts, signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), aborted]);
      if (next.done) return;
      yield next.value;
      renew();
    }
  } finally {
    release();
    parts.return?.().catch(() => undefined);
  }
}
