import { Module } from '@nestjs/common';
import { FeedModule } from './feed.module.js';
import { WebhookDeliveries } from './webhooks/deliveries.js';
import { WebhookEndpoints } from './webhooks/endpoints.js';
import { WebhookTargets } from './webhooks/targets.js';
import { WebhookQueue } from './webhooks/webhook-queue.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

/** Where events are sent, and how it went. */
@Module({
  imports: [FeedModule],
  providers: [WebhookDeliveries, WebhookEndpoints, WebhookTargets, WebhookSender, WebhookQueue],
  exports: [FeedModule, WebhookDeliveries, WebhookEndpoints, WebhookTargets, WebhookSender, WebhookQueue],
})
export class WebhooksModule {}
