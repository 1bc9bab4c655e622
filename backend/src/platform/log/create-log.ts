import { type Upcaster, UPCASTERS } from '#contracts/shared/event-registry.js';
import { type Clock } from '../clock/clock.js';
import { type EventStore, type LogId } from '../event-store/event-store.port.js';
import { type Random } from '../random/random.js';
import { type Progress } from '../read-models/progress.port.js';
import { type RetryLimits } from './append-until-known.js';
import { systemPause, type Pause } from './backoff.js';
import { DiceKeys } from './dice-keys.js';
import { EventLog } from './event-log.js';
import { KeyedMutex } from './keyed-mutex.js';
import { type Queryable } from './queryable.js';
import { SealingCodec } from './sealing-codec.js';
import { serverKeysFrom } from './server-keys.js';
import { SnapshotTaker, type SnapshotTakerOptions } from './snapshot-taker.js';
import { type RepositoryServices } from './repository.js';
import { PostgresSnapshots } from './snapshots.js';
import { StateLoader } from './state-loader.js';
import { PostgresSubjectKeyRows } from './subject-key-rows.js';
import { SubjectKeys, type SubjectKeysOptions } from './subject-keys.js';
import { upcastWith } from './upcasters.js';

export interface LogOptions {
  readonly store: EventStore;
  /** The Postgres with `subject_keys` and `snapshots`. */
  readonly db: Queryable;
  /** DICE_KEY: 32 random bytes, or text. */
  readonly secret: string | Uint8Array;
  readonly clock: Clock;
  readonly random: Random;
  readonly progress: Progress;
  readonly pause?: Pause;
  readonly patience?: Partial<RetryLimits>;
  readonly upcasters?: readonly Upcaster[];
  readonly keys?: SubjectKeysOptions;
  readonly snapshots?: SnapshotTakerOptions;
  /** Folded states held in memory. */
  readonly heldStates?: number;
}

export interface EventLogServices {
  readonly log: EventLog;
  readonly repositories: RepositoryServices;
  readonly keys: SubjectKeys;
  readonly diceKeys: DiceKeys;
  /** Waits for snapshots that are being written. Call it before `db` is closed. */
  idle(): Promise<void>;
}

const PATIENCE: RetryLimits = { retries: 6, budgetMs: 8_000, firstMs: 50, mostMs: 1_000 };

/** A store keeps to one log: its identity is asked for until it has one. */
const logIdOf = (store: EventStore): (() => Promise<LogId | null>) => {
  let known: LogId | null = null;
  return async () => (known ??= await store.identity());
};

/** Builds all parts between the repositories and the event store's port. */
export const createEventLog = (options: LogOptions): EventLogServices => {
  const { store, db, clock, random, pause = systemPause, upcasters = UPCASTERS } = options;
  const server = serverKeysFrom(options.secret);
  const waiting = { clock, random, pause, patience: { ...PATIENCE, ...options.patience } };
  const keys = new SubjectKeys(new PostgresSubjectKeyRows(db), server.subjectKeys, random, options.keys);
  const log = new EventLog({ store, codec: new SealingCodec(random), keys, upcast: upcastWith(upcasters), waiting });
  const snapshots = new SnapshotTaker(new PostgresSnapshots(db, keys, random, logIdOf(store)), options.snapshots);
  const states = new StateLoader({
    log,
    keys,
    snapshots,
    ...(options.heldStates && { cacheSize: options.heldStates }),
  });
  return {
    log,
    keys,
    repositories: {
      log,
      states,
      mutex: new KeyedMutex(),
      waiting,
      progress: options.progress,
      keyframes: snapshots.keyframes,
    },
    diceKeys: new DiceKeys(server.diceSeeds, random),
    idle: () => snapshots.idle(),
  };
};
