import { type VisitEvent, type VisitStepReachedV1 } from '#contracts/visit/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

export interface Visit {
  readonly began: boolean;
  readonly reached: readonly VisitStepReachedV1['step'][];
}

const evolve = (now: Visit, { type, data }: VisitEvent): Visit => {
  switch (type) {
    case 'VisitBegan':
      return { ...now, began: true };
    case 'VisitStepReached':
      return { ...now, reached: [...now.reached, data.step] };
  }
};

/** A visit is the left fold of the stream `visit-<visitId>`. */
export const visitFold: Fold<Visit, VisitEvent> = {
  noun: 'visit',
  version: 1,
  initial: { began: false, reached: [] },
  evolve,
};
