import {
  type CrmWebhookEvent,
  type WebhookFailedV1,
  type WebhookProcessedV1,
  type WebhookReceivedV1,
} from '#contracts/crm-webhook/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type CrmWebhook, isForgotten } from './crm-webhook.fold.js';

type Decided = Decision<CrmWebhookEvent, never>;

/** The same call again changes nothing, however late it comes. */
export const receiveWebhook = (data: WebhookReceivedV1, { received }: CrmWebhook): Decided =>
  received === null ? accept({ type: 'WebhookReceived', version: 1, data }) : accept();

export type WebhookResult = Pick<WebhookProcessedV1, 'outcome' | 'userId'> | Pick<WebhookFailedV1, 'reason'>;

export interface SettleWebhook {
  readonly webhookId: string;
  readonly result: WebhookResult;
  /** Staff asked for it, after the call had failed. */
  readonly isAgain: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Whether a call is to be worked on. What was done is final; what failed is tried again only where staff ask for it. */
export const isToWorkOn = (webhook: CrmWebhook, isAgain: boolean): boolean => {
  const { received, settled } = webhook;
  if (received === null || settled === 'done') return false;
  return settled === null || (isAgain && !isForgotten(webhook));
};

/** Records what came of a call; the same failure once. */
export const settleWebhook = ({ webhookId, result, isAgain, at }: SettleWebhook, webhook: CrmWebhook): Decided => {
  if (!isToWorkOn(webhook, isAgain)) return accept();
  if ('reason' in result && result.reason === webhook.settled) return accept();
  if ('reason' in result)
    return accept({ type: 'WebhookFailed', version: 1, data: { webhookId, reason: result.reason, failedAt: at } });
  return accept({ type: 'WebhookProcessed', version: 1, data: { webhookId, ...result, processedAt: at } });
};

/** Forgets a call about an unknown person: nobody would ever ask for its erasure. */
export const forgetWebhook = (webhookId: string, at: string, { received, forgotten }: CrmWebhook): Decided =>
  received === null || forgotten
    ? accept()
    : accept({ type: 'WebhookForgotten', version: 1, data: { webhookId, forgottenAt: at } });
