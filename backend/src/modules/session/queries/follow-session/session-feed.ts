import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { LOG, type Log } from '#backend/platform/log.port.js';
import { sessionFold } from '../../domain/state/session.fold.js';

export type Listener = (event: LoggedEvent) => void;

const PREFIX = `${sessionFold.noun}-`;

/**
 * What is appended to sessions from now on, by whichever process, for those who follow one. The log is read only
 * while somebody does.
 */
@Injectable()
export class SessionFeed implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();
  private reading: { readonly started: Promise<void>; readonly abort: AbortController } | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly log: EventLog,
    @Inject(LOG) private readonly lines: Log,
  ) {}

  /** Resolves once nothing appended from then on can be missed. @returns what ends it @throws EventStoreUnavailableError */
  async follow(sessionId: string, listener: Listener): Promise<() => void> {
    const stream = PREFIX + sessionId;
    const here = this.listeners.get(stream) ?? new Set();
    this.listeners.set(stream, here.add(listener));
    const stop = (): void => {
      here.delete(listener);
      if (here.size === 0 && this.listeners.get(stream) === here) this.listeners.delete(stream);
      if (this.listeners.size === 0) this.halt();
    };
    await this.start().catch((error: unknown) => {
      stop();
      throw error;
    });
    return stop;
  }

  onApplicationShutdown(): void {
    this.halt();
  }

  private start(): Promise<void> {
    this.reading ??= this.read(new AbortController());
    return this.reading.started;
  }

  private read(abort: AbortController): NonNullable<SessionFeed['reading']> {
    const started = this.store.head().then((after) => {
      void this.pump(after, abort.signal).catch((error: unknown) => this.failed(error, abort));
    });
    started.catch((error: unknown) => this.failed(error, abort));
    return { started, abort };
  }

  private async pump(after: bigint | null, signal: AbortSignal): Promise<void> {
    for await (const batch of this.store.subscribe({ after, signal })) {
      const followed = batch.filter(({ stream }) => this.listeners.has(stream));
      if (followed.length > 0) await this.deliver(followed);
    }
  }

  private async deliver(batch: readonly RecordedEvent[]): Promise<void> {
    for (const event of await this.log.decodeMany(batch)) this.listeners.get(event.stream)?.forEach((listener) => listener(event));
  }

  private failed(error: unknown, abort: AbortController): void {
    this.lines.warn({ error }, 'following sessions failed; the next follower starts again');
    if (this.reading?.abort === abort) this.reading = null;
  }

  private halt(): void {
    this.reading?.abort.abort();
    this.reading = null;
  }
}
