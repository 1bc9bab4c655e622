import { type JobData, type JobOptions } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';

/** Links a lead, or all leads of a guest, to a person. */
export const LINK_LEAD = defineQueue({ name: 'link-lead', attempts: 12, firstRetryMs: 500, concurrency: 4 });
/** What the game tells of a person, for their leads. */
export const TRACK_DEED = defineQueue({ name: 'track-lead-deed', attempts: 12, firstRetryMs: 500, concurrency: 4 });
/** Brings a lead to the CRM, or its deletion. Failures are tried again for about an hour; then the operator is asked. */
export const SYNC_LEAD = defineQueue({
  name: 'sync-lead',
  attempts: 12,
  firstRetryMs: 1_000,
  jitter: 0.5,
  concurrency: 4,
  orderKey: ({ leadId }) => String(leadId),
});

export interface LeadJob {
  readonly queue: Queue;
  readonly data: JobData;
  readonly options: JobOptions;
}

export const linkJob = ({ leadId, userId }: { readonly leadId: string; readonly userId: string }): LeadJob => ({
  queue: LINK_LEAD,
  data: { leadId, userId },
  options: { id: `link-${leadId}-${userId}` },
});

interface SyncOptions {
  readonly delayMs?: number;
  /** Somebody asked for it: the CRM is asked for the contact, also where nothing has changed here. */
  readonly isAsked?: boolean;
}
/** @param cause of what has changed; the same again adds no second job */
export const syncJob = (
  leadId: string,
  cause: string,
  { delayMs = 0, isAsked = false }: SyncOptions = {},
): LeadJob => ({
  queue: SYNC_LEAD,
  data: { leadId, ...(isAsked && { isAsked: 1 }) },
  options: { id: `sync-${leadId}-${cause}`, ...(delayMs > 0 && { delayMs }) },
});
export const isAsked = (data: JobData): boolean => data['isAsked'] === 1;
