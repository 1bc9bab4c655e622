import { boolean, readModelEntity, text, time } from '../entity.js';

/** A call of the CRM (specification section 3). */
export interface GhlWebhookEventRow {
  readonly id: string;
  readonly source: 'marketplace' | 'workflow';
  readonly eventType: string;
  readonly ghlContactId: string | null;
  /** JSON text as it came; empty once it is forgotten. */
  readonly webhookData: string;
  /** Whose key sealed it, as far as that was known on arrival. */
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly processed: boolean;
  readonly errorMessage: string | null;
  readonly createdAt: string;
}

export const ghlWebhookEventEntity = readModelEntity<GhlWebhookEventRow>({
  table: 'ghl_webhook_events',
  columns: {
    id: text({ primary: true }),
    source: text(),
    eventType: text(),
    ghlContactId: text({ nullable: true }),
    webhookData: text(),
    userId: text({ nullable: true }),
    leadId: text({ nullable: true }),
    processed: boolean({ default: false }),
    errorMessage: text({ nullable: true }),
    createdAt: time(),
  },
  indices: [
    { columns: ['userId'] },
    { columns: ['leadId'] },
    { columns: ['createdAt', 'id'] },
    // Few of many: staff look for what went wrong.
    { columns: ['createdAt', 'id'], where: 'error_message is not null' },
    { columns: ['createdAt', 'id'], where: 'not processed' },
  ],
});
