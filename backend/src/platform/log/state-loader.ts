import { LRUCache } from 'lru-cache';
import { type EventEnvelope } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type ExpectedRevision, type Position } from '../event-store/event-store.port.js';
import { type EventLog } from './event-log.js';
import { type LoggedEvent } from './event-reader.js';
import { type Snapshot } from './snapshots.js';
import { type SnapshotTaker } from './snapshot-taker.js';
import { isAhead, nameOf, streamOf, type LoadedState, type StoredFold } from './stored-fold.js';
import { type SubjectKeys } from './subject-keys.js';

/** A state held in memory. */
export interface HeldState<S> extends LoadedState<S> {
  /** Revision of the last snapshot taken, -1 for none. */
  readonly snapshotAt: bigint;
  /** True when it was folded after its person's key was destroyed: it holds no personal data. */
  readonly isErased: boolean;
  /** The fold of the state: another fold cannot use it. */
  readonly evolve: unknown;
}

export interface StateLoaderParts {
  readonly log: EventLog;
  readonly keys: SubjectKeys;
  readonly snapshots: SnapshotTaker;
  /** States held in memory. 2,000 where absent. */
  readonly cacheSize?: number;
}

/** An append of this process, as the log reports it. */
interface Appended<F extends AnyEvent> {
  readonly events: readonly EventEnvelope<F>[];
  readonly revision: bigint;
  readonly position: Position;
}

const PAGE = 500;

/** States of streams: from memory, else from the newest snapshot, plus the later events of the stream. */
export class StateLoader {
  private readonly held: LRUCache<string, HeldState<unknown>>;

  constructor(private readonly parts: StateLoaderParts) {
    this.held = new LRUCache({ max: parts.cacheSize ?? 2_000 });
  }

  /** The state in this process' memory; undefined when there is none, or its person has been erased. */
  recall<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string): HeldState<S> | undefined {
    const held = this.held.get(keyOf(fold, id));
    if (held?.evolve !== fold.evolve) return undefined;
    const state = held as HeldState<S>;
    return this.mustForget(fold, id, state) ? undefined : state;
  }

  /** The state as it is now. @throws LogUnavailableError, UnreadableEventError */
  async load<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string): Promise<HeldState<S>> {
    const held = this.recall(fold, id);
    if (!held) return this.loadCold(fold, id);
    const [loaded] = await Promise.all([this.foldTail(fold, id, held), this.learnOfErasure(fold, id, held)]);
    return this.mustForget(fold, id, loaded) ? this.loadCold(fold, id) : this.hold(fold, id, loaded);
  }

  /**
   * Called after a conflict. A stream shorter than expected was restored from a backup: its state in memory is
   * discarded.
   */
  async reload<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    believed: ExpectedRevision,
    actual: ExpectedRevision,
  ): Promise<HeldState<S>> {
    if (!isAhead(believed, actual)) return this.load(fold, id);
    this.held.delete(keyOf(fold, id));
    return this.hold(fold, id, await this.foldTail(fold, id, this.blankOf(fold)));
  }

  /** The state after an append of ours. */
  advance<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    from: HeldState<S>,
    { events, revision, position }: Appended<F>,
  ): HeldState<S> {
    const state = events.reduce((folded, event) => fold.evolve(folded, event as unknown as F), from.state);
    return this.hold(fold, id, { ...from, state, revision, position });
  }

  private async loadCold<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string): Promise<HeldState<S>> {
    this.held.delete(keyOf(fold, id));
    const snapshot = await this.parts.snapshots.newest(fold, streamOf(fold, id));
    const blank = this.blankOf(fold);
    const loaded =
      (snapshot && (await this.foldOnto(fold, id, { ...blank, ...snapshot, snapshotAt: snapshot.revision }))) ??
      (await this.foldTail(fold, id, blank));
    await this.learnOfErasure(fold, id, loaded);
    return this.hold(fold, id, { ...loaded, isErased: this.isErased(fold, id, loaded) });
  }

  /** Null when the log does not have the snapshot's last event: an older log was restored. */
  private async foldOnto<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    snapshot: HeldState<S> & Snapshot<S>,
  ): Promise<HeldState<S> | null> {
    const options = { from: snapshot.revision, direction: 'forwards', limit: PAGE } as const;
    const [last, ...later] = await this.parts.log.readStream(streamOf(fold, id), options);
    if (last?.position !== snapshot.position) return null;
    const folded = foldAll(fold, snapshot, later);
    return later.length + 1 < PAGE ? folded : this.foldTail(fold, id, folded);
  }

  private async foldTail<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    from: HeldState<S>,
  ): Promise<HeldState<S>> {
    const stream = streamOf(fold, id);
    for (let held = from; ;) {
      const after = held.revision === 'none' ? {} : { from: held.revision + 1n };
      const page = await this.parts.log.readStream(stream, { ...after, direction: 'forwards', limit: PAGE });
      held = foldAll(fold, held, page);
      if (page.length < PAGE) return held;
    }
  }

  private hold<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string, loaded: HeldState<S>): HeldState<S> {
    if (loaded.revision === 'none') return loaded;
    const snapshotAt = this.parts.snapshots.takeIfDue(fold, id, loaded, loaded.snapshotAt);
    const state = snapshotAt === loaded.snapshotAt ? loaded : { ...loaded, snapshotAt };
    const present = this.held.get(keyOf(fold, id));
    if (!present || present.evolve !== fold.evolve || !isAhead(present.revision, state.revision))
      this.held.set(keyOf(fold, id), state);
    return state;
  }

  private blankOf<S, F extends AnyEvent>(fold: StoredFold<S, F>): HeldState<S> {
    return {
      state: fold.initial,
      revision: 'none',
      position: null,
      snapshotAt: -1n,
      isErased: false,
      evolve: fold.evolve,
    };
  }

  /** Loads the key of the state's person, to notice an erasure by another process. */
  private async learnOfErasure<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    id: string,
    held: HeldState<S>,
  ): Promise<void> {
    const subject = subjectIn(fold, id, held);
    if (subject !== null && this.parts.keys.cached(subject) === undefined) await this.parts.keys.find([subject]);
  }

  private mustForget<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string, held: HeldState<S>): boolean {
    return !held.isErased && this.isErased(fold, id, held);
  }

  private isErased<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string, held: HeldState<S>): boolean {
    const subject = subjectIn(fold, id, held);
    return subject !== null && this.parts.keys.cached(subject) === 'destroyed';
  }
}

/** The same state where there are no events. */
const foldAll = <S, F extends AnyEvent>(
  fold: StoredFold<S, F>,
  held: HeldState<S>,
  events: readonly LoggedEvent[],
): HeldState<S> => {
  const last = events.at(-1);
  if (last === undefined) return held;
  const state = events.reduce((folded, event) => fold.evolve(folded, event as unknown as F), held.state);
  return { ...held, state, revision: last.revision, position: last.position };
};

const subjectIn = <S, F extends AnyEvent>(
  { subjectOf }: StoredFold<S, F>,
  id: string,
  { state, revision }: HeldState<S>,
): string | null => (revision === 'none' ? null : (subjectOf?.(state, id) ?? null));
const keyOf = (fold: { noun: string; name?: string }, id: string): string => `${nameOf(fold)} ${streamOf(fold, id)}`;
