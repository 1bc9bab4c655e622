import { declareEvent } from '../../shared/event-declaration.js';

/** The key of a webhook about nobody that we know was destroyed: its body opens no more. */
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
