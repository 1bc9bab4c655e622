import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { refusalOf } from '../append-request.js';
import type { LogPin } from '../log-pin.js';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.port.js';
import { appendMessage, bytesOf, type AppendMessage } from './append-message.js';
import { outcomeOf, outcomeOfFailure } from './append-outcome.js';
import { AppendStream } from './append-stream.js';
import { ByteWindow } from './byte-window.js';
import type { ClientSlot } from './client-slot.js';
import { causeOf, type EventStoreLog } from './event-store-log.js';
import { identityEvent, logView } from './log-identity.js';
import type { OwnStreams } from './own-streams.js';
import { pause } from '../../retry/pause.js';
import { pauseBefore, within } from './time-limit.js';
import type { Timing } from './settings.js';
import { ignored } from '#backend/shared/ignored.js';

export interface AppenderParts {
  readonly slot: ClientSlot;
  readonly timing: Timing;
  readonly log: EventStoreLog;
  readonly closing: AbortSignal;
  readonly streams: OwnStreams;
  readonly pin: LogPin;
}
interface Opened<Stream = AppendStream> {
  readonly client: EventStoreDBClient;
  readonly stream: Stream;
}

/** Appends with its own time limit, and repeats with the same ids and revision while the outcome is unknown. */
export class Appender {
  readonly #window: ByteWindow;
  #opening: Opened<Promise<AppendStream>> | undefined;
  #givenUp: EventStoreDBClient | undefined;

  constructor(private readonly parts: AppenderParts) {
    this.#window = new ByteWindow(parts.timing.bytesInFlight);
  }

  /** Gives the log its identity, which the first append does otherwise. @throws Error when the server does not answer */
  async identify(): Promise<void> {
    await this.#connected();
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const refusal = refusalOf(stream, expected, events) ?? notJson(events);
    if (refusal !== undefined) return refusal;
    const deadline = performance.now() + this.parts.timing.appendMs;
    const bytes = bytesOf(events);
    const room = this.#window.enter(bytes);
    const leave = (): void => {
      this.#window.leave(bytes);
    };
    try {
      await within(this.parts.timing.appendMs, room);
    } catch (error) {
      void room.then(leave);
      return { status: 'unavailable', cause: `too much in flight: ${causeOf(error)}` };
    }
    return this.#untilKnown(() => appendMessage(randomUUID(), stream, expected, events), stream, deadline).finally(
      leave,
    );
  }

  /**
   * After an attempt that may have been written, only an answer of the server decides the outcome. No attempt begins
   * with hardly any time left: a cut attempt would make a certain outcome unknown.
   */
  async #untilKnown(message: () => AppendMessage, stream: string, deadline: number): Promise<AppendResult> {
    const { timing, closing } = this.parts;
    let last: AppendResult = { status: 'unavailable', cause: 'the event store is closed' };
    for (let attempt = 0; !closing.aborted; attempt++) {
      const outcome = await this.#attempt(message(), stream, deadline);
      if (outcome.status !== 'unavailable' && outcome.status !== 'unknown') return outcome;
      if (last.status !== 'unknown') last = outcome;
      const wait = pauseBefore(attempt, timing);
      if (performance.now() + wait + timing.attemptMs / 4 > deadline) return last;
      await pause(wait, closing);
    }
    return last;
  }

  async #attempt({ request, correlationId }: AppendMessage, name: string, deadline: number): Promise<AppendResult> {
    let open: Opened;
    try {
      open = await this.#connected();
    } catch (error) {
      return { status: 'unavailable', cause: causeOf(error) };
    }
    const { client, stream } = open;
    try {
      const time = Math.max(1, Math.min(this.parts.timing.attemptMs, deadline - performance.now()));
      const outcome = outcomeOf(await within(time, stream.send(correlationId, request)), name);
      if (outcome.status === 'appended') this.parts.pin.saw(outcome.position);
      return outcome;
    } catch (error) {
      stream.forget(correlationId);
      this.#giveUp(client, error);
      return outcomeOfFailure(error);
    }
  }

  /** @throws Error when there is no connection: nothing was sent */
  async #connected(): Promise<Opened> {
    const client = this.parts.slot.current;
    try {
      const { connectMs, attemptMs } = this.parts.timing;
      const stream = await within(connectMs + GRACE_MS + attemptMs, this.#streamOf(client));
      stream.assertUsable();
      return { client, stream };
    } catch (error) {
      this.#giveUp(client, error);
      throw error;
    }
  }

  #streamOf(client: EventStoreDBClient): Promise<AppendStream> {
    if (this.#opening?.client === client) return this.#opening.stream;
    const stream = this.#open(client);
    stream.catch(ignored.awaitedElsewhere);
    this.#opening = { client, stream };
    return stream;
  }

  /** Nothing is appended before the connection has led to the log, and the log has an identity. */
  async #open(client: EventStoreDBClient): Promise<AppendStream> {
    const { timing, streams, pin } = this.parts;
    const stream = await AppendStream.open(client, new Date(Date.now() + timing.connectMs));
    const view = logView(client, streams, timing.silenceMs);
    if ((await pin.prove(view)) !== null) return stream;
    const { request, correlationId } = appendMessage(randomUUID(), streams.identityStream, 'none', [identityEvent()]);
    await stream.send(correlationId, request);
    if ((await pin.prove(view)) === null) throw new Error('the log has got no identity');
    return stream;
  }

  #giveUp(client: EventStoreDBClient, error: unknown): void {
    if (client === this.#givenUp || this.parts.closing.aborted) return;
    this.#givenUp = client;
    this.parts.log.warn({ cause: causeOf(error) }, 'an append to EventStoreDB failed: connecting anew');
    this.parts.slot.replace(client);
  }
}

/** The client's own error about a missing connection comes first. */
const GRACE_MS = 50;

const notJson = (events: readonly NewEvent[]): AppendResult | undefined =>
  events.every(({ data, metadata }) => isJson(data) && isJson(metadata))
    ? undefined
    : { status: 'invalid', cause: 'data and metadata are JSON text' };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
