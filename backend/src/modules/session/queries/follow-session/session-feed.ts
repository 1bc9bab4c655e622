import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import {
  EVENT_STORE,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '#backend/platform/event-store/event-store.port.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { PassedEvents } from './passed-events.js';
import { ignored } from '#backend/shared/ignored.js';

export type SessionListener = (event: LoggedEvent) => void;

const AGAIN_MS = 300;
const PREFIX = `${sessionFold.noun}-`;

/** New events of sessions, from any process, for their followers. The log is read only while there are followers. */
@Injectable()
export class SessionFeed implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<SessionListener>>();
  private readonly passed = new PassedEvents();
  private reading: { readonly started: Promise<void>; readonly abort: AbortController } | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly log: EventLog,
    @Inject(LOGGER) private readonly lines: Logger,
  ) {}

  /** Resolves when it will miss no later event. @returns a function that ends it @throws EventStoreUnavailableError */
  async follow(sessionId: string, listener: SessionListener): Promise<() => void> {
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

  /**
   * Events of a followed session after this position that were passed before it was followed; null where they must be
   * read from the log. @throws LogUnavailableError
   */
  async passedSince(sessionId: string, position: Position): Promise<readonly LoggedEvent[] | null> {
    const events = this.passed.since(PREFIX + sessionId, position);
    return events && this.decoded(events);
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
      if (!abort.signal.aborted) this.passed.begin(after);
      void this.pump(after, abort.signal);
    });
    started.catch(() => {
      if (this.reading?.abort === abort) this.reading = null;
    });
    return { started, abort };
  }

  /** After a failure it reads again from the same place: the followers miss nothing. */
  private async pump(after: Position | null, signal: AbortSignal): Promise<void> {
    let reached = after;
    const read = async (): Promise<void> => {
      for await (const batch of this.store.subscribe({ after: reached, signal })) {
        if (!signal.aborted) this.passed.add(batch);
        const followed = batch.filter(({ stream }) => this.listeners.has(stream));
        if (followed.length > 0) await this.deliver(followed);
        reached = batch.at(-1)?.position ?? reached;
      }
    };
    while (!signal.aborted) {
      const failure = await read().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return;
      this.lines.warn(failure, 'following sessions failed; it is tried again');
      await pause(AGAIN_MS, undefined, { signal }).catch(ignored.whileClosing);
    }
  }

  private async deliver(batch: readonly RecordedEvent[]): Promise<void> {
    for (const event of await this.decoded(batch))
      this.listeners.get(event.stream)?.forEach((listener) => listener(event));
  }

  /** An unreadable event does not hold up the events after it. */
  private async decoded(batch: readonly RecordedEvent[]): Promise<readonly LoggedEvent[]> {
    try {
      return await this.log.decodeMany(batch);
    } catch (error) {
      if (!(error instanceof UnreadableEventError)) throw error;
      this.lines.error({ error }, 'followers pass over what can not be read');
      const [only, ...others] = batch;
      if (only === undefined || others.length === 0) return [];
      return (await Promise.all(batch.map((event) => this.decoded([event])))).flat();
    }
  }

  private halt(): void {
    this.reading?.abort.abort();
    this.reading = null;
    this.passed.end();
  }
}
