import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { type RetryLimits } from '#backend/platform/log/append-until-known.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { SealingCodec } from '#backend/platform/log/sealing-codec.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { KeyedMutex } from '#backend/platform/log/keyed-mutex.js';
import { type RepositoryServices } from '#backend/platform/log/repository.js';
import { SnapshotTaker } from '#backend/platform/log/snapshot-taker.js';
import { type Snapshots } from '#backend/platform/log/snapshots.js';
import { StateLoader } from '#backend/platform/log/state-loader.js';
import { upcastWith } from '#backend/platform/log/upcasters.js';
import { type Progress } from '#backend/platform/read-models/progress.port.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { type Random, systemRandom } from '#backend/platform/random/random.js';
import { type EventMetadata } from '#contracts/shared/event.js';
import { type Upcaster } from '#contracts/shared/event-registry.js';
import { contextOf } from './context.js';
import { FaultyEventStore } from './faulty-event-store.js';
import { InMemoryEventStore } from './in-memory-event-store.js';
import { InMemorySubjectKeyRows } from './in-memory-subject-key-rows.js';

/** An event log over memory. Its time passes by waiting only; `time.waits` are the milliseconds waited, in order. */
export const logUnderTest = ({
  upcasters = [],
  patience = {},
  random = systemRandom,
}: { upcasters?: readonly Upcaster[]; patience?: Partial<RetryLimits>; random?: Random } = {}) => {
  const memory = new InMemoryEventStore();
  const store = new FaultyEventStore(memory);
  const rows = new InMemorySubjectKeyRows();
  const time = { ms: Date.UTC(2026, 2, 14), waits: [] as number[] };
  const waiting = {
    random,
    clock: { now: () => new Date(time.ms) },
    pause: (ms: number) => {
      time.ms += ms;
      time.waits.push(ms);
      return Promise.resolve();
    },
    patience: { retries: 4, budgetMs: 5_000, firstMs: 50, mostMs: 1_000, ...patience },
  };
  /** The keys as another process would hold them. */
  const keysOfAnother = () => new SubjectKeys(rows, serverKeysFrom('secret').subjectKeys, random);
  const keys = keysOfAnother();
  const log = new EventLog({
    store,
    codec: new SealingCodec(random),
    keys,
    upcast: upcastWith(upcasters),
    waiting,
  });
  return { memory, store, rows, keys, keysOfAnother, log, waiting, time };
};

const noSnapshots: Snapshots = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  readKeyframe: () => Promise.resolve(null),
  writeKeyframe: () => Promise.resolve(),
};
const alwaysShown: Progress = { waitFor: () => Promise.resolve(true) };

interface ProcessOptions {
  readonly progress?: Progress;
  readonly snapshots?: SnapshotTaker;
}
/** What the repositories of one more process share: nothing held in memory. */
export const repositoriesOver = (
  { log, keys, waiting }: Pick<ReturnType<typeof logUnderTest>, 'log' | 'keys' | 'waiting'>,
  { progress = alwaysShown, snapshots = new SnapshotTaker(noSnapshots) }: ProcessOptions = {},
): RepositoryServices => ({
  log,
  states: new StateLoader({ log, keys, snapshots }),
  mutex: new KeyedMutex(),
  waiting,
  progress,
  keyframes: snapshots.keyframes,
});

/** The metadata of a person's command. */
export const circumstances = (userId = 'ann', commandId = 'command-1'): EventMetadata =>
  metadataOf(commandId, contextOf(userId));
