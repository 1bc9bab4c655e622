import { type VisitEvent } from '#contracts/visit/events.js';
import { type VisitStep } from '#contracts/visit/requests.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type Visit } from './visit.fold.js';

export interface RecordVisit {
  readonly visitId: string;
  readonly userId: string | null;
  readonly step: VisitStep;
  readonly isFirst: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Each step once, in any order of the calls: a step also opens the visit if the opening's call was lost. */
export const recordVisit = (command: RecordVisit, { began, reached }: Visit): Decision<VisitEvent, never> => {
  const { visitId, userId, step, isFirst, at } = command;
  const opening: readonly VisitEvent[] = began
    ? []
    : [{ type: 'VisitBegan', version: 1, data: { visitId, userId, isFirst, beganAt: at } }];
  if (step === 'opened' || reached.includes(step)) return accept(...opening);
  const reachedNow: VisitEvent = {
    type: 'VisitStepReached',
    version: 1,
    data: { visitId, userId, step, reachedAt: at },
  };
  return accept(...opening, reachedNow);
};
