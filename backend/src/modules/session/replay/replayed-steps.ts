import { type EventOfType } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { sessionFold } from '../domain/state/session.fold.js';
import { type Session, type StartedSession } from '../domain/state/session.state.js';

/** A turn with everything that happened before the next one; turn 0 is the opening. */
export interface ReplayedStep<E extends SessionEvent = SessionEvent> {
  readonly turn: number;
  /** Null for the opening. */
  readonly before: StartedSession | null;
  /** As the player saw it: before any rewind. */
  readonly after: StartedSession;
  readonly resolved: EventOfType<SessionEvent, 'TurnResolved'> | null;
  readonly events: readonly E[];
}

interface Open<E> {
  readonly before: StartedSession | null;
  readonly resolved: ReplayedStep['resolved'];
  readonly events: E[];
  seen: Session;
  isRewound: boolean;
}
type Resolved = EventOfType<SessionEvent, 'TurnResolved'>;
const resolvedIn = (event: SessionEvent): Resolved | null => (event.type === 'TurnResolved' ? event : null);
const startedOnly = (session: Session): StartedSession | null => (session.status === 'NotStarted' ? null : session);
const closed = <E extends SessionEvent>(open: Open<E> | null): readonly ReplayedStep<E>[] => {
  const after = open && startedOnly(open.seen);
  if (!open || !after) return [];
  const { before, resolved, events } = open;
  return [{ turn: resolved?.data.turn ?? 0, before, after, resolved, events }];
};

/** Events of one session in order, turn by turn: one state and the events of one turn are held at a time. */
export async function* stepsOf<E extends SessionEvent>(
  events: AsyncIterable<E> | Iterable<E>,
  first: Session = sessionFold.initial,
): AsyncGenerator<ReplayedStep<E>> {
  let [state, open] = [first, null as Open<E> | null];
  for await (const event of events) {
    if (event.type === 'SessionStarted' || event.type === 'TurnResolved') {
      yield* closed(open);
      open = { before: startedOnly(state), resolved: resolvedIn(event), events: [], seen: state, isRewound: false };
    }
    state = sessionFold.evolve(state, event);
    if (!open) continue;
    open.events.push(event);
    open.isRewound ||= event.type === 'SessionRewound';
    if (!open.isRewound) open.seen = state;
  }
  yield* closed(open);
}
