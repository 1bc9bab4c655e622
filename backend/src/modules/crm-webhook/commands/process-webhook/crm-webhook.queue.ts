import { defineQueue } from '#backend/platform/jobs/queue.js';

/** Tried for about half an hour; then the job waits for the operator (`npm run jobs`). */
export const CRM_WEBHOOK = defineQueue({ name: 'crm-webhook', attempts: 12, firstRetryMs: 1_000, concurrency: 4 });

export interface CrmWebhookJob {
  readonly webhookId: string;
  /** Of an attempt that staff asked for, after the call had failed. */
  readonly attempt?: string;
}
