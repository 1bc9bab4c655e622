import { type SessionEvent } from '#contracts/session/events.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { type DiceKeys } from '#backend/platform/log/dice-keys.js';
import { type EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { inRevisions } from '../in-revisions.js';
import { type SessionOnTrial } from './run-trial.js';

const PREFIX = 'session-';

interface RecordedLog {
  readonly store: Pick<EventStore, 'head' | 'subscribe' | 'readStream'>;
  readonly log: Pick<EventLog, 'readWithoutKeys'>;
  readonly diceKeys: Pick<DiceKeys, 'openDiceSeed'>;
}

/** The ids of all sessions up to now, in the order of their starts. */
async function* sessionIds(store: RecordedLog['store']): AsyncGenerator<string> {
  const head = await store.head();
  if (head === null) return;
  const reading = new AbortController();
  try {
    for await (const batch of store.subscribe({ after: null, signal: reading.signal })) {
      for (const { type, stream } of batch) if (type === 'SessionStarted') yield stream.slice(PREFIX.length);
      if ((batch.at(-1)?.position ?? 0n) >= head) return;
    }
  } finally {
    reading.abort();
  }
}

/** Without anybody's key: no word of a person is opened for a trial. */
const eventsOf = ({ store, log }: RecordedLog, sessionId: string): AsyncGenerator<LoggedEvent<SessionEvent>> =>
  inRevisions(0n, async (page) => {
    const recorded = await store.readStream(PREFIX + sessionId, page);
    return (await log.readWithoutKeys(recorded)) as readonly LoggedEvent<SessionEvent>[];
  });

/** Every session of the log, read as it is asked for. */
export async function* recordedSessions(recorded: RecordedLog): AsyncGenerator<SessionOnTrial> {
  for await (const sessionId of sessionIds(recorded.store))
    yield {
      sessionId,
      events: eventsOf(recorded, sessionId),
      seedOf: (sealed) => {
        try {
          return recorded.diceKeys.openDiceSeed(sealed, sessionId);
        } catch {
          return null;
        }
      },
    };
}
