import { setTimeout as pause } from 'node:timers/promises';
import { type AppendResult, type EventStore, type RecordedEvent } from '../event-store/event-store.port.js';
import { type LogWriter } from './log-writer.js';
import { LogsDifferError } from './same-event.js';

const MOST_EVENTS = 200;
const MOST_CHARACTERS = 262_144;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

const sizeOf = ({ data, metadata }: RecordedEvent): number => data.length + metadata.length;

/** Events that stand side by side in the log and in one stream travel in one append. */
const runsOf = (events: readonly RecordedEvent[]): readonly (readonly RecordedEvent[])[] => {
  const runs: RecordedEvent[][] = [];
  let characters = 0;
  for (const event of events) {
    const run = runs.at(-1);
    characters += sizeOf(event);
    const joins = run?.[0]?.stream === event.stream && run.length < MOST_EVENTS && characters <= MOST_CHARACTERS;
    if (joins) run.push(event);
    else {
      runs.push([event]);
      characters = sizeOf(event);
    }
  }
  return runs;
};

const append = async (store: EventStore, run: readonly RecordedEvent[]): Promise<AppendResult> => {
  const [first] = run;
  if (first === undefined) throw new Error('an append needs an event');
  return store.append(first.stream, first.revision === 0n ? 'none' : first.revision - 1n, run);
};

/** One append after the other: only so their order is the log's. Repeats an append whose outcome is not known. */
export const eventStoreWriter = (store: EventStore, patienceMs = PATIENCE_MS): LogWriter => {
  const written = async (run: readonly RecordedEvent[]): Promise<void> => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const result = await append(store, run);
      if (result.status === 'appended') return;
      if (result.status === 'conflict')
        throw new LogsDifferError(`somebody else has written to stream ${run[0]?.stream ?? ''} of the target`);
      const cause = 'cause' in result ? result.cause : result.status;
      const mayPass = result.status === 'unavailable' || result.status === 'unknown';
      if (!mayPass || performance.now() > deadline) throw new Error(`the target does not take events: ${cause}`);
      await pause(PAUSE_MS);
    }
  };
  return {
    write: async (events) => {
      for (const run of runsOf(events)) await written(run);
    },
  };
};
