import { declareEvent } from '../../shared/event-declaration.js';

/** What a webhook says can't be done; another attempt would find the same. */
export interface WebhookFailedV1 {
  readonly webhookId: string;
  readonly reason:
    | 'UNREADABLE'
    | 'UNKNOWN_PRICE'
    | 'UNKNOWN_STATUS'
    | 'TEST_ORDER'
    | 'ANOTHER_LOCATION'
    | 'NOBODY_KNOWN'
    | 'NO_ACCOUNT';
  readonly failedAt: string;
}

export const webhookFailed = declareEvent<[WebhookFailedV1]>()({
  type: 'WebhookFailed',
  version: 1,
  stream: 'crm-webhook',
  personal: 'none',
  upcasters: [],
});
