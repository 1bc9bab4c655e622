import { setImmediate } from 'node:timers/promises';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type FoldName, type Snapshot, type Snapshots, type UpTo } from './snapshots.js';
import { streamOf, type LoadedState, type StoredFold } from './stored-fold.js';

export interface SnapshotTakerOptions {
  /** Events between two snapshots of a stream. 100 where absent. */
  readonly every?: number;
  /** Concurrent writes; a snapshot beyond them waits for the stream's next event. 4 where absent. */
  readonly atOnce?: number;
  /** Places between two keyframes. 100 where absent. */
  readonly keyframesEvery?: number;
  /** Called when a snapshot could not be read or written: this costs time, but no data. */
  readonly onError?: (error: unknown) => void;
}

/** Snapshots that stay, at chosen places of a stream's past. All of them may be lost: this costs time, but no data. */
export interface Keyframes {
  /** Places between two of them. */
  readonly every: number;
  /** The newest one up to a place; null also when it can't be read. */
  nearest<S>(fold: FoldName, id: string, upTo: UpTo): Promise<Snapshot<S> | null>;
  /** Never rejects. */
  keep<S>(
    fold: FoldName,
    place: { readonly id: string; readonly subject: string; readonly at: number },
    snapshot: Snapshot<S>,
  ): Promise<void>;
}

/** Takes snapshots in the background: no command waits for a snapshot or fails because of it. */
export class SnapshotTaker {
  private readonly underWay = new Set<Promise<void>>();
  private readonly every: bigint;
  private readonly atOnce: number;
  private readonly onError: (error: unknown) => void;
  readonly keyframes: Keyframes;

  constructor(
    private readonly snapshots: Snapshots,
    { every = 100, atOnce = 4, keyframesEvery = 100, onError = () => undefined }: SnapshotTakerOptions = {},
  ) {
    this.keyframes = {
      every: keyframesEvery,
      nearest: (fold, id, upTo) => this.orNull(() => snapshots.readKeyframe(fold, streamOf(fold, id), upTo)),
      keep: (fold, { id, ...place }, snapshot) =>
        this.inBackground(() => snapshots.writeKeyframe(fold, { stream: streamOf(fold, id), ...place }, snapshot)),
    };
    this.every = BigInt(every);
    this.atOnce = atOnce;
    this.onError = onError;
  }

  /** Null also when the snapshot can't be read: the log holds the same state. */
  async newest<S, F extends AnyEvent>(fold: StoredFold<S, F>, stream: string): Promise<Snapshot<S> | null> {
    return fold.subjectOf ? this.orNull(() => this.snapshots.read(fold, stream)) : null;
  }

  /**
   * Takes a snapshot if one is due.
   * @param last revision of the last snapshot, -1 for none @returns the revision of the last snapshot from now on
   */
  takeIfDue<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    { state, revision, position }: LoadedState<S>,
    last: bigint,
  ): bigint {
    if (revision === 'none' || position === null || revision - last < this.every || this.underWay.size >= this.atOnce)
      return last;
    const subject = fold.subjectOf?.(state, id) ?? null;
    if (subject === null) return last;
    void this.inBackground(() =>
      this.snapshots.write(fold, streamOf(fold, id), subject, { state, revision, position }),
    );
    return revision;
  }

  /** Resolves when no write is running. Call it before the database is closed. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      this.onError(error);
      return null;
    }
  }

  private inBackground(write: () => Promise<void>): Promise<void> {
    // It takes time to serialise a large state: the answer to the player goes first.
    const writing = setImmediate().then(write).catch(this.onError);
    this.underWay.add(writing);
    return writing.finally(() => this.underWay.delete(writing));
  }
}
