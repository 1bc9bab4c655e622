import { Module } from '@nestjs/common';
import { provideReactionWith } from '#backend/platform/jobs/work-discovery.js';
import { PlanWebhooksHandler } from './reactions/plan-webhooks.handler.js';
import { queueWebhooksWhenRecorded } from './reactions/queue-webhooks-when-recorded.js';
import { SendWebhookNoticeHandler } from './reactions/send-webhook-notice.handler.js';
import { SendWebhooksHandler } from './reactions/send-webhooks.handler.js';
import { SweepWebhooks } from './reactions/sweep-webhooks.js';
import { WebhookEndpoints } from './webhooks/endpoints.js';
import { DeliverWebhook } from './webhooks/deliver-webhook.js';
import { FeedSender } from './webhooks/feed-sender.js';
import { WebhookEndings } from './webhooks/webhook-endings.js';
import { WebhookVerdicts } from './webhooks/webhook-verdicts.js';
import { WebhookRound } from './webhooks/webhook-round.js';
import { WebhooksModule } from './webhooks.module.js';

const ENDPOINTS = Symbol('WebhookEndpoints');

/** The sending of webhooks, for worker processes. */
@Module({
  imports: [WebhooksModule],
  providers: [
    { provide: ENDPOINTS, useExisting: WebhookEndpoints },
    FeedSender,
    WebhookVerdicts,
    WebhookEndings,
    DeliverWebhook,
    WebhookRound,
    PlanWebhooksHandler,
    SendWebhooksHandler,
    SendWebhookNoticeHandler,
    SweepWebhooks,
    provideReactionWith(
      { name: 'queue-webhooks-when-recorded', dependency: ENDPOINTS },
      (endpoints: WebhookEndpoints) => queueWebhooksWhenRecorded(endpoints),
    ),
  ],
})
export class WebhooksWorkModule {}
