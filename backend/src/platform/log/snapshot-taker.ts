import { setImmediate } from 'node:timers/promises';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Snapshot, type Snapshots } from './snapshots.js';
import { streamOf, type Loaded, type StoredFold } from './stored-fold.js';

export interface SnapshotTakerOptions {
  /** Events between two snapshots of a stream. 100 where absent. */
  readonly every?: number;
  /** Concurrent writes; a snapshot beyond them waits for the stream's next event. 4 where absent. */
  readonly atOnce?: number;
  /** Called when a snapshot could not be read or written: this costs time, but no data. */
  readonly onError?: (error: unknown) => void;
}

/** Takes snapshots in the background: no command waits for a snapshot or fails because of it. */
export class SnapshotTaker {
  private readonly underWay = new Set<Promise<void>>();
  private readonly every: bigint;
  private readonly atOnce: number;
  private readonly onError: (error: unknown) => void;

  constructor(
    private readonly snapshots: Snapshots,
    { every = 100, atOnce = 4, onError = () => undefined }: SnapshotTakerOptions = {},
  ) {
    this.every = BigInt(every);
    this.atOnce = atOnce;
    this.onError = onError;
  }

  /** Null also when the snapshot can't be read: the log holds the same state. */
  async newest<S, F extends AnyEvent>(fold: StoredFold<S, F>, stream: string): Promise<Snapshot<S> | null> {
    if (!fold.subjectOf) return null;
    try {
      return await this.snapshots.read(fold, stream);
    } catch (error) {
      this.onError(error);
      return null;
    }
  }

  /**
   * Takes a snapshot if one is due.
   * @param last revision of the last snapshot, -1 for none @returns the revision of the last snapshot from now on
   */
  takeIfDue<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    { state, revision, position }: Loaded<S>,
    last: bigint,
  ): bigint {
    if (revision === 'none' || position === null || revision - last < this.every || this.underWay.size >= this.atOnce)
      return last;
    const subject = fold.subjectOf?.(state, id) ?? null;
    if (subject === null) return last;
    const writing = this.take(fold, streamOf(fold, id), subject, { state, revision, position });
    this.underWay.add(writing);
    void writing.finally(() => this.underWay.delete(writing));
    return revision;
  }

  /** Resolves when no write is running. Call it before the database is closed. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async take<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    stream: string,
    subject: string,
    snapshot: Snapshot<S>,
  ): Promise<void> {
    try {
      // It takes time to serialise a large state: the answer to the player goes first.
      await setImmediate();
      await this.snapshots.write(fold, stream, subject, snapshot);
    } catch (error) {
      this.onError(error);
    }
  }
}
