import { type NarrationPart, type Narrator, type TurnToTell } from './narrator.port.js';
import { ignored } from '#backend/shared/ignored.js';

/** In ms. */
export interface NarrationLimits {
  /** After which the floor narrator tells a turn that nobody has told: more than `totalMs`. */
  readonly untoldMs: number;
  /** For all parts together. */
  readonly totalMs: number;
  /** To the first sentence. */
  readonly firstMs: number;
  /** For the wait for the next part, once the first one has come. */
  readonly stallMs: number;
}
export const NARRATION_LIMITS = Symbol('NarrationLimits');

/** The narrator did not come to its end: its time was up, or its caller stopped it. */
class NarrationStoppedError extends Error {
  override readonly name = 'NarrationStoppedError';
}

/** A signal that aborts by the limits or by the caller; `passed` ends the waits that a part ends. */
const limitedBy = ({ totalMs, firstMs, stallMs }: Omit<NarrationLimits, 'untoldMs'>, outer: AbortSignal) => {
  const abort = new AbortController();
  const stop = (why: string): void => abort.abort(new NarrationStoppedError(why));
  const byCaller = (): void => stop('stopped');
  const total = setTimeout(stop, totalMs, 'too-slow');
  const first = setTimeout(stop, firstMs, 'no-sentence');
  let stall: NodeJS.Timeout | null = null;
  if (outer.aborted) byCaller();
  outer.addEventListener('abort', byCaller, { once: true });
  return {
    signal: abort.signal,
    passed: ({ kind }: NarrationPart) => {
      if (kind === 'sentence') clearTimeout(first);
      stall = stall?.refresh() ?? setTimeout(stop, stallMs, 'stalled');
    },
    release: () => {
      for (const timer of [total, first, stall]) clearTimeout(timer ?? undefined);
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
  turn: TurnToTell,
  limits: Omit<NarrationLimits, 'untoldMs'>,
  outer: AbortSignal,
): AsyncGenerator<NarrationPart, void> {
  const { signal, passed, release } = limitedBy(limits, outer);
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
  });
  aborted.catch(ignored.awaitedElsewhere);
  const parts = narrator.narrate(turn, signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), aborted]);
      if (next.done) return;
      passed(next.value);
      yield next.value;
    }
  } finally {
    release();
    parts.return?.().catch(ignored.whileClosing);
  }
}
