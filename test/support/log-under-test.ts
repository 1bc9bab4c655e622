import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { type Patience } from '#backend/platform/log/append-until-known.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { SealingCodec } from '#backend/platform/log/sealing-codec.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { upcastWith } from '#backend/platform/log/upcasters.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type EventMetadata } from '#contracts/shared/event.js';
import { type Upcaster } from '#contracts/shared/upcaster.js';
import { FaultyEventStore } from './faulty-event-store.js';
import { InMemoryEventStore } from './in-memory-event-store.js';
import { InMemorySubjectKeyRows } from './in-memory-subject-key-rows.js';

/** An event log over memory. Its time passes by waiting only; `time.waits` are the milliseconds waited, in order. */
export const logUnderTest = ({
  upcasters = [],
  patience = {},
}: { upcasters?: readonly Upcaster[]; patience?: Partial<Patience> } = {}) => {
  const memory = new InMemoryEventStore();
  const store = new FaultyEventStore(memory);
  const rows = new InMemorySubjectKeyRows();
  const time = { ms: Date.UTC(2026, 2, 14), waits: [] as number[] };
  const waiting = {
    random: systemRandom,
    clock: { now: () => new Date(time.ms) },
    pause: (ms: number) => {
      time.ms += ms;
      time.waits.push(ms);
      return Promise.resolve();
    },
    patience: { retries: 4, budgetMs: 5_000, firstMs: 50, mostMs: 1_000, ...patience },
  };
  /** The keys as another process would hold them. */
  const keysOfAnother = () => new SubjectKeys(rows, serverKeysFrom('secret').subjectKeys, systemRandom);
  const keys = keysOfAnother();
  const log = new EventLog({
    store,
    codec: new SealingCodec(systemRandom),
    keys,
    upcast: upcastWith(upcasters),
    waiting,
  });
  return { memory, store, rows, keys, keysOfAnother, log, waiting, time };
};

export const circumstances = (userId = 'ann', commandId = 'command-1'): EventMetadata => ({
  commandId,
  correlationId: commandId,
  causationId: null,
  actor: { kind: 'person', id: userId },
  subjectId: userId,
  occurredAt: '2026-03-14T19:00:00.000Z',
});
