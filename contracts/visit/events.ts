import { type EventsOf } from '../shared/event-declaration.js';
import { visitBegan } from './events/visit-began.event.js';
import { visitStepReached } from './events/visit-step-reached.event.js';
export type { VisitStepReachedV1 } from './events/visit-step-reached.event.js';

/** Every event of this area. */
export const VISIT_EVENTS = [visitBegan, visitStepReached] as const;
/** Every event in a stream `visit-<visitId>`. */
export type VisitEvent = EventsOf<typeof VISIT_EVENTS>;
