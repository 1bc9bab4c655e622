import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type NewJob, type Reaction } from '#backend/platform/reactions/reaction.js';
import { type Entitlements } from '#backend/modules/subscription/entitlements.port.js';
import { narrationPriority } from '../domain/narrator-policy.js';
import { NARRATE } from './narrate-turn.handler.js';

/** The id names the event: the same turn of another log, or of a restored one, is another job. */
const jobFor = (cause: LoggedEvent, sessionId: string, turn: number): NewJob => ({
  queue: NARRATE,
  data: { sessionId, turn },
  options: { id: `narrate-${sessionId}-${turn}-${cause.id}` },
  cause,
});
const keyOf = (sessionId: string, turn: number): string => `${sessionId} ${turn}`;

const toldIn = (events: readonly LoggedEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ type, data }) => (type === 'TurnNarrated' ? [keyOf(data.sessionId, data.turn)] : [])));

/** Adds a job that narrates each resolved turn and each opening, unless the narration is in the same batch of events (design section 6, step 5). */
export const narrateWhenTurnResolved: Reaction = {
  name: 'narrate-when-turn-resolved',
  types: ['SessionStarted', 'TurnResolved', 'TurnNarrated'],
  startsAt: 'beginning',
  queues: [NARRATE],
  jobsFor: (events) => {
    const told = toldIn(events);
    return events.flatMap((event) => {
      const { type, data } = event;
      if (type !== 'SessionStarted' && type !== 'TurnResolved') return [];
      const turn = type === 'SessionStarted' ? 0 : data.turn;
      return told.has(keyOf(data.sessionId, turn)) ? [] : [jobFor(event, data.sessionId, turn)];
    });
  },
};

/** The same, with the place in the queue that the player's plan gives. */
export const narrateByPlan = (entitlements: Entitlements): Reaction => ({
  ...narrateWhenTurnResolved,
  priorityOf: async ({ metadata }) => narrationPriority((await entitlements.of(metadata.subjectId)).features),
});
