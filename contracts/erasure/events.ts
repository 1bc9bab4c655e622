import { type EventsOf } from '../shared/event-declaration.js';
import { personErased } from './events/person-erased.event.js';

export type { PersonErasedV1 } from './events/person-erased.event.js';

/** Every event of this area: it is in streams of accounts, and concerns each read model with something personal. */
export const ERASURE_EVENTS = [personErased] as const;
export type ErasureEvent = EventsOf<typeof ERASURE_EVENTS>;
