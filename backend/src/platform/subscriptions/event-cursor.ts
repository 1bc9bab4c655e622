import { type LogSource } from './event-source.js';
import { asError, LogSilentError, SourceEndedError } from './failures.js';

export interface CursorOptions {
  readonly after: bigint | null;
  /** Most events in the buffer. */
  readonly readAhead: number;
  /** Longest wait for the next event; absent: no limit. */
  readonly patienceMs?: number;
}

/**
 * Reads ahead: while one batch is being written, the next is read and decoded; events that arrive meanwhile form one
 * batch.
 */
export class EventCursor<E extends { readonly position: bigint }> {
  private buffer: E[] = [];
  private failure: Error | null = null;
  private ended = false;
  private last: bigint | null;
  private changed: () => void = () => undefined;
  private drained: () => void = () => undefined;
  private readonly abort = new AbortController();
  private readonly reading: Promise<void>;

  constructor(
    source: Pick<LogSource<E>, 'subscribe'>,
    private readonly options: CursorOptions,
  ) {
    this.last = options.after;
    this.reading = this.read(source);
  }

  /**
   * The next events, at most `max` and none beyond `upTo`; waits for the first. Empty when the next one lies beyond
   * `upTo`, or after `close`.
   * @throws the error that stopped the subscription, after all events read before it; LogSilentError
   */
  async take(max: number, upTo?: bigint): Promise<readonly E[]> {
    while (this.buffer.length === 0 && !this.ended) await this.arrival(upTo);
    if (this.buffer.length === 0 && this.failure !== null) throw this.failure;
    const beyond = upTo === undefined ? -1 : this.buffer.findIndex(({ position }) => position > upTo);
    const taken = this.buffer.splice(0, Math.min(max, beyond === -1 ? this.buffer.length : beyond));
    this.last = taken.at(-1)?.position ?? this.last;
    this.drained();
    return taken;
  }

  private arrival(upTo?: bigint): Promise<void> {
    const { patienceMs } = this.options;
    return new Promise((resolve, reject) => {
      const late = (): void =>
        reject(
          new LogSilentError(
            `no event arrived from the log within ${patienceMs ?? 0} ms: waited for events after position ${this.last ?? 0n}${upTo === undefined ? '' : `, up to ${upTo}`}`,
          ),
        );
      const timer = patienceMs === undefined ? undefined : setTimeout(late, patienceMs);
      this.changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async close(): Promise<void> {
    this.abort.abort();
    this.drained();
    await this.reading;
  }

  private async read(source: Pick<LogSource<E>, 'subscribe'>): Promise<void> {
    const { signal } = this.abort;
    try {
      for await (const batch of source.subscribe({
        after: this.options.after,
        signal,
        maxBatch: this.options.readAhead,
      })) {
        for (const event of batch) this.buffer.push(event);
        this.changed();
        while (this.buffer.length >= this.options.readAhead && !signal.aborted)
          await new Promise<void>((resolve) => {
            this.drained = resolve;
          });
        if (signal.aborted) break;
      }
      if (!signal.aborted) this.failure = new SourceEndedError('the subscription to the log ended');
    } catch (error) {
      this.failure = signal.aborted ? null : asError(error);
    }
    if (signal.aborted) this.buffer = [];
    this.ended = true;
    this.changed();
  }
}
