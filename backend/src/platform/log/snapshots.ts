import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type LogId, type Position, type Revision } from '../event-store/event-store.port.js';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { type Queryable } from './queryable.js';
import { nameOf, type StoredFold } from './stored-fold.js';
import { type SubjectKeys } from './subject-keys.js';

/** A whole state at a revision of a stream. */
export interface Snapshot<S> {
  readonly state: S;
  readonly revision: Revision;
  readonly position: Position;
}

export type FoldName = Pick<StoredFold<unknown, AnyEvent>, 'noun' | 'name' | 'version'>;
/** A keyframe is a snapshot that stays: its place counts what the fold's owner wants, up to nine digits. */
export interface KeyframePlace {
  readonly stream: string;
  readonly subject: string;
  readonly at: number;
}
export interface UpTo {
  readonly at: number;
  readonly revision?: Revision | undefined;
}

/** Stores states, so that a long stream need not be read whole. A lost state does no harm. */
export interface Snapshots {
  /** The newest snapshot by this version of the fold; null where there is none, or it does not open. */
  read<S, F extends AnyEvent>(fold: StoredFold<S, F>, stream: string): Promise<Snapshot<S> | null>;
  write<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    stream: string,
    subject: string,
    snapshot: Snapshot<S>,
  ): Promise<void>;
  /** The newest keyframe of this fold up to a place; null where there is none, or it does not open. */
  readKeyframe<S>(fold: FoldName, stream: string, upTo: UpTo): Promise<Snapshot<S> | null>;
  writeKeyframe<S>(fold: FoldName, place: KeyframePlace, snapshot: Snapshot<S>): Promise<void>;
}

interface Row extends Record<string, unknown> {
  readonly revision: string;
  readonly position: string;
  readonly subject: string;
  readonly state: string;
}

interface KeyframeRow extends Row {
  readonly fold: string;
}

const READ = `select revision, global_position as position, subject, state from snapshots
  where stream = $1 and fold = $2 and fold_version = $3 and log_id = $4`;
/** Keyframes are rows of their own: `<fold>@<place>`, which sorts like the places. */
const READ_KEYFRAME = `select fold, revision, global_position as position, subject, state from snapshots
  where stream = $1 and fold_version = $2 and fold collate "C" between $3 and $4 and revision <= $5
    and log_id = $6
  order by fold collate "C" desc limit 1`;
const LAST_REVISION = 2n ** 63n - 1n;
const keyframeOf = (fold: FoldName, at: number): FoldName => ({
  ...fold,
  name: `${nameOf(fold)}@${String(at).padStart(9, '0')}`,
});

/**
 * A late write never replaces a newer snapshot, but each version of the fold replaces another version's, and each log
 * another log's.
 */
const WRITE = `insert into snapshots (stream, fold, fold_version, revision, global_position, subject, state, log_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (stream, fold) do update set fold_version = excluded.fold_version, revision = excluded.revision,
    global_position = excluded.global_position, subject = excluded.subject, state = excluded.state, log_id = excluded.log_id,
    taken_at = now()
  where snapshots.fold_version <> excluded.fold_version or snapshots.revision < excluded.revision
    or snapshots.log_id is distinct from excluded.log_id`;

/** States as text, sealed with their person's key: unreadable after the key is destroyed. */
export class PostgresSnapshots implements Snapshots {
  constructor(
    private readonly db: Queryable,
    private readonly keys: SubjectKeys,
    private readonly random: Random,
    /** The identity of the log that the states come from; null while the log is empty. */
    private readonly logId: () => Promise<LogId | null>,
  ) {}

  async read<S, F extends AnyEvent>(fold: StoredFold<S, F>, stream: string): Promise<Snapshot<S> | null> {
    const values = [stream, nameOf(fold), fold.version, await this.logId()];
    const { rows } = await this.db.query<Row>({ name: 'read-snapshot', text: READ, values });
    return rows[0] ? this.open(fold, stream, rows[0]) : null;
  }

  async write<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    stream: string,
    subject: string,
    snapshot: Snapshot<S>,
  ): Promise<void> {
    await this.store(fold, stream, subject, snapshot);
  }

  async readKeyframe<S>(fold: FoldName, stream: string, { at, revision }: UpTo): Promise<Snapshot<S> | null> {
    const [first, last] = [keyframeOf(fold, 0), keyframeOf(fold, at)];
    const values = [stream, fold.version, nameOf(first), nameOf(last), revision ?? LAST_REVISION, await this.logId()];
    const { rows } = await this.db.query<KeyframeRow>({ name: 'read-keyframe', text: READ_KEYFRAME, values });
    return rows[0] ? this.open({ ...fold, name: rows[0].fold }, stream, rows[0]) : null;
  }

  async writeKeyframe<S>(fold: FoldName, { stream, subject, at }: KeyframePlace, snapshot: Snapshot<S>): Promise<void> {
    await this.store(keyframeOf(fold, at), stream, subject, snapshot);
  }

  private async open<S>(fold: FoldName, stream: string, row: Row): Promise<Snapshot<S> | null> {
    const key = (await this.keys.find([row.subject])).get(row.subject);
    if (key === undefined || key === 'destroyed') return null;
    const text = openBox(key, row.state, contextOf(fold, stream, row.revision)).toString();
    return { state: JSON.parse(text) as S, revision: BigInt(row.revision), position: BigInt(row.position) };
  }

  private async store<S>(fold: FoldName, stream: string, subject: string, snapshot: Snapshot<S>): Promise<void> {
    const key = await this.keys.forSealing(subject);
    if (key === 'destroyed') return;
    const { revision, position, state } = snapshot;
    const box = sealBox(key, JSON.stringify(state), contextOf(fold, stream, revision.toString()), this.random);
    const values = [stream, nameOf(fold), fold.version, revision, position, subject, box, await this.logId()];
    await this.db.query({ name: 'write-snapshot', text: WRITE, values });
  }
}

const contextOf = (fold: FoldName, stream: string, revision: string): string =>
  JSON.stringify(['snapshot', stream, nameOf(fold), fold.version, revision]);
