import {
  type CrmWebhookEvent,
  type WebhookFailedV1,
  type WebhookProcessedV1,
  type WebhookReceivedV1,
} from '#contracts/crm-webhook/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type CrmWebhook } from './crm-webhook.fold.js';

type Decided = Decision<CrmWebhookEvent, never>;

/** The same call again changes nothing, however late it comes. */
export const receiveWebhook = (data: WebhookReceivedV1, { received }: CrmWebhook): Decided =>
  received === null ? accept({ type: 'WebhookReceived', version: 1, data }) : accept();

export type WebhookResult = Pick<WebhookProcessedV1, 'outcome' | 'userId'> | Pick<WebhookFailedV1, 'reason'>;

export interface SettleWebhook {
  readonly webhookId: string;
  readonly result: WebhookResult;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Records once what came of a call. */
export const settleWebhook = ({ webhookId, result, at }: SettleWebhook, webhook: CrmWebhook): Decided => {
  if (webhook.received === null || webhook.settled) return accept();
  if ('reason' in result)
    return accept({ type: 'WebhookFailed', version: 1, data: { webhookId, reason: result.reason, failedAt: at } });
  return accept({ type: 'WebhookProcessed', version: 1, data: { webhookId, ...result, processedAt: at } });
};

/** Forgets a call about an unknown person: nobody would ever ask for its erasure. */
export const forgetWebhook = (webhookId: string, at: string, { received, forgotten }: CrmWebhook): Decided =>
  received === null || forgotten
    ? accept()
    : accept({ type: 'WebhookForgotten', version: 1, data: { webhookId, forgottenAt: at } });
