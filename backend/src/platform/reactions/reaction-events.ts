import { type RecordedEvent } from '../event-store/event-store.port.js';
import { type LoggedEvent } from '../log/event-reader.js';
import { UnreadableEventError } from '../log/log-errors.js';
import { PoisonEventError } from '../subscriptions/failures.js';
import { type NewJob, type Reaction } from './reaction.js';

export type DecodeRecorded = (batch: readonly RecordedEvent[]) => Promise<readonly LoggedEvent[]>;

/**
 * Decodes a batch without the unreadable events: they must not block the events after them. @param onSkip called for
 * each of them
 */
export const readable = async (
  batch: readonly RecordedEvent[],
  decode: DecodeRecorded,
  onSkip: (recorded: RecordedEvent, error: UnreadableEventError) => void,
): Promise<readonly LoggedEvent[]> => {
  const whole = await decode(batch).catch((error: unknown) => unreadable(error));
  if (!(whole instanceof UnreadableEventError)) return whole;
  const events: LoggedEvent[] = [];
  for (const recorded of batch) {
    const read = await decode([recorded]).catch((error: unknown) => unreadable(error));
    if (read instanceof UnreadableEventError) onSkip(recorded, read);
    else events.push(...read);
  }
  return events;
};

const unreadable = (error: unknown): UnreadableEventError => {
  if (!(error instanceof UnreadableEventError)) throw error;
  return error;
};

export interface Reacted {
  readonly jobs: readonly NewJob[];
  /** Names the first event from which the reaction can't make jobs; the jobs are then of the events before it. */
  readonly poison: PoisonEventError | null;
}

export const jobsOf = (reaction: Pick<Reaction, 'jobsFor'>, events: readonly LoggedEvent[]): Reacted => {
  try {
    return { jobs: reaction.jobsFor(events), poison: null };
  } catch (cause) {
    const at = Math.max(
      0,
      events.findIndex((event) => fails(reaction, event)),
    );
    const bad = events[at];
    if (bad === undefined) throw cause;
    return { jobs: at === 0 ? [] : reaction.jobsFor(events.slice(0, at)), poison: new PoisonEventError(bad, cause) };
  }
};

const fails = (reaction: Pick<Reaction, 'jobsFor'>, event: LoggedEvent): boolean => {
  try {
    reaction.jobsFor([event]);
    return false;
  } catch {
    return true;
  }
};
