import { randomUUID } from 'node:crypto';
import {
  type EventSource,
  type SourceEvent,
  type SourceOptions,
} from '#backend/platform/subscriptions/event-source.js';
import { type AnyEnvelope } from './samples.js';

/** A log in memory, already decoded: positions 1, 2, … */
export class MemorySource implements EventSource {
  private readonly log: SourceEvent[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(
    events: readonly AnyEnvelope[] = [],
    /** Of the log. */
    readonly id: string = randomUUID(),
  ) {
    this.append(...events);
  }

  get events(): readonly SourceEvent[] {
    return this.log;
  }

  append(...events: readonly AnyEnvelope[]): bigint {
    for (const event of events) this.log.push({ ...event, position: BigInt(this.log.length + 1) });
    for (const wake of this.waiting) wake();
    this.waiting.clear();
    return BigInt(this.log.length);
  }

  head(): Promise<bigint | null> {
    return Promise.resolve(this.log.at(-1)?.position ?? null);
  }

  identity(): Promise<string | null> {
    return Promise.resolve(this.log.length > 0 ? this.id : null);
  }

  holds(position: bigint): Promise<boolean> {
    return Promise.resolve(position > 0n && position <= BigInt(this.log.length));
  }

  async *subscribe({ after, signal, maxBatch = 500 }: SourceOptions): AsyncGenerator<readonly SourceEvent[]> {
    let next = Number(after ?? 0n);
    while (!signal.aborted) {
      const batch = this.log.slice(next, next + maxBatch);
      next += batch.length;
      if (batch.length > 0) yield batch;
      else await this.nextAppend(signal);
    }
  }

  private nextAppend(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }
}
