import { declareEvent } from '../../shared/event-declaration.js';

/** A visit reached a step before a saga begins, once per step. Later steps follow from the saga's own events. */
export interface VisitStepReachedV1 {
  readonly visitId: string;
  /** Who was signed in; null for a visitor. */
  readonly userId: string | null;
  /** What was chosen. */
  readonly step: 'difficulty' | 'world';
  readonly reachedAt: string;
}

export const visitStepReached = declareEvent<[VisitStepReachedV1]>()({
  type: 'VisitStepReached',
  version: 1,
  stream: 'visit',
  personal: 'none',
  upcasters: [],
});
