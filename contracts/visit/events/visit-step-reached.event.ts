import { declareEvent } from '../../shared/event-declaration.js';

/** A visit came to a step before a saga begins; each step once. From there on, the saga's own events tell. */
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
