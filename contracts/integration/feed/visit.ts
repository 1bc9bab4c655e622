import { type VisitEvent } from '../../visit/events.js';
import { FLAG, oneOf, type PublicEvents } from './shown.js';

const ids = ['visitId'] as const;
/** Null for a visitor. */
const idsOrNull = ['userId'] as const;

export const PUBLIC_VISIT_EVENTS: PublicEvents<VisitEvent> = {
  VisitBegan: {
    name: 'visit.began',
    when: 'Somebody opened the game in a tab.',
    version: 1,
    ids,
    idsOrNull,
    says: { isFirst: FLAG },
  },
  VisitStepReached: {
    name: 'visit.step-reached',
    when: 'A visitor chose a difficulty or a world, before a saga began.',
    version: 1,
    ids,
    idsOrNull,
    says: { step: oneOf({ difficulty: true, world: true }) },
  },
};
