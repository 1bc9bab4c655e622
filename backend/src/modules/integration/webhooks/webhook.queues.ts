import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';

/** Plans an event for each endpoint that wants it. */
export const WEBHOOK_EVENTS = defineQueue({ name: 'webhook-events', attempts: 12, firstRetryMs: 500, concurrency: 8 });
/** Sends an endpoint what is due. An endpoint takes one worker at most, however slow it is. */
export const WEBHOOK_SENDING = defineQueue({ name: 'webhook-sending', concurrency: 64 });
/** Tell the staff that an endpoint was disabled. */
export const WEBHOOK_NOTICES = defineQueue({
  name: 'webhook-notices',
  attempts: 12,
  firstRetryMs: 1_000,
  concurrency: 2,
});

export interface WebhookEventJob extends JobData {
  readonly messageId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: string;
}
