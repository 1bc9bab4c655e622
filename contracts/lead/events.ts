import { type EventsOf } from '../shared/event-declaration.js';
import { engagementTracked } from './events/engagement-tracked.event.js';
import { leadCaptured } from './events/lead-captured.event.js';
import { leadConverted } from './events/lead-converted.event.js';
import { leadEnriched } from './events/lead-enriched.event.js';
import { leadErased } from './events/lead-erased.event.js';
import { leadLinked } from './events/lead-linked.event.js';
import { leadSyncFailed } from './events/lead-sync-failed.event.js';
import { leadSynced } from './events/lead-synced.event.js';

export type { EngagementTrackedV1 } from './events/engagement-tracked.event.js';
export type { LeadCapturedV1 } from './events/lead-captured.event.js';
export type { LeadConvertedV1 } from './events/lead-converted.event.js';
export type { LeadSyncFailedV1 } from './events/lead-sync-failed.event.js';
export type { LeadSyncedV2 } from './events/shapes/lead-synced.js';

export type { ContactOriginV1, SyncFailureV1 } from './events/shapes/lead.v1.js';

/** Every event of this area. */
export const LEAD_EVENTS = [
  leadCaptured,
  leadEnriched,
  leadLinked,
  engagementTracked,
  leadConverted,
  leadSynced,
  leadSyncFailed,
  leadErased,
] as const;
export type LeadEvent = EventsOf<typeof LEAD_EVENTS>;
