import { type EventsOf } from '../shared/event-declaration.js';
import { sagaShared } from './events/saga-shared.event.js';
import { shareRevoked } from './events/share-revoked.event.js';

export type { SagaSharedV1 } from './events/saga-shared.event.js';

/** Every event of this area. */
export const SHARE_EVENTS = [sagaShared, shareRevoked] as const;
export type ShareEvent = EventsOf<typeof SHARE_EVENTS>;
