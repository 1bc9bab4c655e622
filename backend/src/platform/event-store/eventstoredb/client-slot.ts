import { EventStoreDBClient } from '@eventstore/db-client';
import { within } from './time-limit.js';
import { ignored } from '#backend/shared/ignored.js';

export interface SlotTiming {
  /** How long a replaced client may finish its calls. */
  readonly attemptMs: number;
  readonly disposeMs: number;
}

const ended = new WeakSet<EventStoreDBClient>();
/** The reads of such a client may have been cut off: the client ends them without an error. */
export const isEnded = (client: EventStoreDBClient): boolean => ended.has(client);

/**
 * Holds one client and replaces it after a failure: a client can stay broken for ever. Each client has its own
 * connection, so that the next one does not get a dead connection.
 */
export class ClientSlot {
  #client: EventStoreDBClient | undefined;
  readonly #retired = new Map<EventStoreDBClient, NodeJS.Timeout>();

  /** @throws Error for a connection string that can not be read */
  constructor(
    private readonly connectionString: string,
    private readonly timing: SlotTiming,
    private readonly closed: () => void,
  ) {
    this.#client = connect(connectionString);
  }

  /** @throws Error when a new client can't be built: for example, a certificate's file is missing */
  get current(): EventStoreDBClient {
    return (this.#client ??= connect(this.connectionString));
  }

  /** Does nothing where another caller has replaced it already. */
  replace(failed: EventStoreDBClient): void {
    if (failed !== this.#client) return;
    this.#client = undefined;
    const timer = setTimeout(() => {
      void this.#dispose(failed);
    }, this.timing.attemptMs);
    this.#retired.set(failed, timer.unref());
  }

  async close(): Promise<void> {
    const clients = [...(this.#client === undefined ? [] : [this.#client]), ...this.#retired.keys()];
    this.#client = undefined;
    await Promise.all(clients.map((client) => this.#dispose(client)));
    this.closed();
  }

  /** A client with a leaked call never finishes disposing. */
  async #dispose(client: EventStoreDBClient): Promise<void> {
    ended.add(client);
    clearTimeout(this.#retired.get(client));
    this.#retired.delete(client);
    const { disposeMs } = this.timing;
    await within(disposeMs, client.dispose()).catch(ignored.whileClosing);
    await within(disposeMs, closeChannel.call(client)).catch(ignored.whileClosing);
  }
}

let built = 0;

/**
 * gRPC shares one connection among channels with equal options: one millisecond of difference gives a new connection.
 */
const connect = (connectionString: string): EventStoreDBClient => {
  const given = /[?&]keepAliveTimeout=(-?\d+)/i.exec(connectionString)?.[1] ?? '10000';
  const timeout = given.startsWith('-') ? given : String(Number(given) + (built++ % 1000));
  const separator = connectionString.includes('?') ? '&' : '?';
  return EventStoreDBClient.connectionString(`${connectionString}${separator}keepAliveTimeout=${timeout}`);
};

/** `dispose` leaves the channel open. The parameter `this` gives access to the client's protected members. */
async function closeChannel(this: EventStoreDBClient): Promise<void> {
  (await this.getChannel()).close();
}
