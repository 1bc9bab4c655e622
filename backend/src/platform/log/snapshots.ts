import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Position, type Revision } from '../event-store/event-store.port.js';
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
}

interface Row {
  readonly revision: string;
  readonly position: string;
  readonly subject: string;
  readonly state: string;
}

const READ = `select revision, global_position as position, subject, state from snapshots
  where stream = $1 and fold = $2 and fold_version = $3`;
/** A late write never replaces a newer snapshot, but each version of the fold replaces another version's. */
const WRITE = `insert into snapshots (stream, fold, fold_version, revision, global_position, subject, state)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (stream, fold) do update set fold_version = excluded.fold_version, revision = excluded.revision,
    global_position = excluded.global_position, subject = excluded.subject, state = excluded.state, taken_at = now()
  where snapshots.fold_version <> excluded.fold_version or snapshots.revision < excluded.revision`;

/** States as text, sealed with their person's key: unreadable after the key is destroyed. */
export class PostgresSnapshots implements Snapshots {
  constructor(
    private readonly db: Queryable,
    private readonly keys: SubjectKeys,
    private readonly random: Random,
  ) {}

  async read<S, F extends AnyEvent>(fold: StoredFold<S, F>, stream: string): Promise<Snapshot<S> | null> {
    const values = [stream, nameOf(fold), fold.version];
    const [row] = (await this.db.query<Row & Record<string, unknown>>({ name: 'read-snapshot', text: READ, values }))
      .rows;
    if (!row) return null;
    const key = (await this.keys.find([row.subject])).get(row.subject);
    if (key === undefined || key === 'destroyed') return null;
    const text = openBox(key, row.state, contextOf(fold, stream, row.revision)).toString();
    return { state: JSON.parse(text) as S, revision: BigInt(row.revision), position: BigInt(row.position) };
  }

  async write<S, F extends AnyEvent>(
    fold: StoredFold<S, F>,
    stream: string,
    subject: string,
    snapshot: Snapshot<S>,
  ): Promise<void> {
    const key = await this.keys.forSealing(subject);
    if (key === 'destroyed') return;
    const { revision, position, state } = snapshot;
    const box = sealBox(key, JSON.stringify(state), contextOf(fold, stream, revision.toString()), this.random);
    const values = [stream, nameOf(fold), fold.version, revision, position, subject, box];
    await this.db.query({ name: 'write-snapshot', text: WRITE, values });
  }
}

const contextOf = (fold: { noun: string; name?: string; version: number }, stream: string, revision: string): string =>
  JSON.stringify(['snapshot', stream, nameOf(fold), fold.version, revision]);
