import { type EventsOf } from '../shared/event-declaration.js';
import { guestCreated } from './events/guest-created.event.js';
import { personErased } from './events/person-erased.event.js';

export type { GuestCreatedV1 } from './events/guest-created.event.js';
export type { PersonErasedV1 } from './events/person-erased.event.js';

/** Every event of this area. */
export const ACCOUNT_EVENTS = [guestCreated, personErased] as const;
export type AccountEvent = EventsOf<typeof ACCOUNT_EVENTS>;
