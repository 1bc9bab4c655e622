import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { SYNC_LEAD, syncJob } from './lead-jobs.js';

const TYPES = ['LeadCaptured', 'LeadEnriched', 'EngagementTracked', 'LeadConverted', 'LeadErased'] as const;
type Changed = Extract<LoggedEvent, { readonly type: (typeof TYPES)[number] }>;
const isChange = (event: LoggedEvent): event is Changed => (TYPES as readonly string[]).includes(event.type);

/** From the beginning, so that leads that were captured before there was a CRM get there too. */
export const syncWhenLeadChanged: Reaction = {
  name: 'sync-when-lead-changed',
  types: TYPES,
  startsAt: 'beginning',
  queues: [SYNC_LEAD],
  jobsFor: (events) => events.filter(isChange).map((cause) => ({ ...syncJob(cause.data.leadId, cause.id), cause })),
};
