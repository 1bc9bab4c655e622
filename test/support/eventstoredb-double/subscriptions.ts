import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { DoubleLog, StoredRecord } from './log.js';
import { caughtUp, checkpoint, confirmation, eventReply } from './read-replies.js';
import { failure, firstOf, GONE, send, type ReadCall } from './sending.js';

const CHECKPOINT_EVERY = 32;

/** Subscriptions to $all, each with its own place in the log, and the ways in which a server ends them. */
export class Subscriptions {
  /** Each with what wakes it up. */
  readonly #calls = new Map<ReadCall, () => void>();
  opened = 0;

  constructor(private readonly log: DoubleLog) {}

  get open(): number {
    return this.#calls.size;
  }

  add(call: ReadCall, options: ReadReq.Options): void {
    this.opened++;
    this.#calls.set(call, () => undefined);
    void firstOf(call, GONE).then(() => {
      this.#forget(call);
    });
    void this.#pump(call, options);
  }

  /** The server closes the stream without an error. */
  endAll(): void {
    for (const call of this.#calls.keys()) this.#finish(call, () => call.end());
  }

  /** The server drops consumers that fell behind. */
  abortAll(): void {
    for (const call of this.#calls.keys())
      this.#finish(call, () => call.emit('error', failure(status.ABORTED, 'Operation timed out: Consumer too slow')));
  }

  #finish(call: ReadCall, how: () => void): void {
    this.#forget(call);
    how();
  }

  #forget(call: ReadCall): void {
    this.#calls.get(call)?.();
    this.#calls.delete(call);
  }

  async #pump(call: ReadCall, options: ReadReq.Options): Promise<void> {
    const wanted = filterOf(options);
    let next = firstAfter(this.log.records, options.getAll());
    await send(call, confirmation(randomUUID()));
    for (let live = false; this.#calls.has(call);) {
      const record = this.log.records[next];
      if (record === undefined) {
        await (live ? this.#written(call) : send(call, caughtUp()));
        live = true;
        continue;
      }
      next++;
      if (wanted(record)) await send(call, eventReply(record));
      else if (next % CHECKPOINT_EVERY === 0) await send(call, checkpoint(record.position));
    }
  }

  #written(call: ReadCall): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        stop();
        resolve();
      };
      const stop = this.log.onWrite(done);
      this.#calls.set(call, done);
    });
  }
}

/** Exclusive, unlike a read. */
const firstAfter = (records: readonly StoredRecord[], from: ReadReq.Options.AllOptions | undefined): number => {
  if (from?.hasEnd() === true) return records.length;
  const after = from?.getPosition();
  if (after === undefined) return 0;
  const place = BigInt(after.getCommitPosition());
  const at = records.findIndex(({ position }) => position > place);
  return at < 0 ? records.length : at;
};

const filterOf = (options: ReadReq.Options): ((record: StoredRecord) => boolean) => {
  const types = options.getFilter()?.getEventType()?.getRegex() ?? '';
  const names = options.getFilter()?.getStreamIdentifier()?.getRegex() ?? '';
  const [typeFits, nameFits] = [new RegExp(types), new RegExp(names)];
  return ({ type, stream }) => typeFits.test(type) && nameFits.test(stream);
};
