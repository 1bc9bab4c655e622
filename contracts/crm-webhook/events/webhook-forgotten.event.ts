import { declareEvent } from '../../shared/event-declaration.js';

/** The key of a webhook about an unknown person was destroyed: its body can't be opened any more. */
export interface WebhookForgottenV1 {
  readonly webhookId: string;
  readonly forgottenAt: string;
}

export const webhookForgotten = declareEvent<[WebhookForgottenV1]>()({
  type: 'WebhookForgotten',
  version: 1,
  stream: 'crm-webhook',
  personal: 'none',
  upcasters: [],
});
