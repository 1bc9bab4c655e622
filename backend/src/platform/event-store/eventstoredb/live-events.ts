import { setImmediate } from 'node:timers/promises';
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { SilenceError } from './time-limit.js';
import { ignored } from '#backend/shared/ignored.js';

/**
 * One subscription of the server as batches of the events that have arrived, until it ends; no batch is empty. Events
 * that arrived before an error are yielded before the error is thrown.
 */
export class LiveEvents {
  #failure: Error | undefined;
  #isOver = false;
  #wake = (): void => undefined;
  readonly #confirmation: NodeJS.Timeout;

  constructor(
    private readonly events: AllStreamSubscription,
    private readonly signal: AbortSignal,
    confirmMs: number,
  ) {
    this.#confirmation = setTimeout(() => {
      this.#fail(new SilenceError(confirmMs));
    }, confirmMs);
    events.on('confirmation', () => {
      clearTimeout(this.#confirmation);
    });
    events.on('readable', () => {
      this.#wake();
    });
    events.on('error', (error: Error) => {
      this.#fail(error);
    });
    for (const over of ['end', 'close'] as const)
      events.on(over, () => {
        this.#isOver = true;
        this.#wake();
      });
    signal.addEventListener('abort', this.#aborted);
  }

  async *batches(max: number): AsyncGenerator<AllStreamResolvedEvent[], void, undefined> {
    while (!this.signal.aborted) {
      const batch = this.#take(max);
      if (batch.length > 0) yield batch;
      else if (this.#failure !== undefined) throw this.#failure;
      else if (this.#isOver) return;
      else await this.#news();
    }
  }

  /** The end of the loop does not end the server's call. */
  stop(): void {
    clearTimeout(this.#confirmation);
    this.signal.removeEventListener('abort', this.#aborted);
    void this.events.unsubscribe().catch(ignored.whileClosing);
  }

  /** It waits one more turn of the event loop, so that events of the same packet arrive too. */
  async #news(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await setImmediate();
  }

  readonly #aborted = (): void => {
    this.#wake();
  };

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  #take(max: number): AllStreamResolvedEvent[] {
    const batch: AllStreamResolvedEvent[] = [];
    while (batch.length < max) {
      const event = this.events.read() as AllStreamResolvedEvent | null;
      if (event === null) break;
      batch.push(event);
    }
    return batch;
  }
}
