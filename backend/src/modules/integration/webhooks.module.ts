import { Module } from '@nestjs/common';
import { FeedModule } from './feed.module.js';
import { WebhookDeliveries } from './webhooks/deliveries.js';
import { DeliveryLog } from './webhooks/delivery-log.js';
import { WebhookEndpoints } from './webhooks/endpoints.js';
import { WebhookTargets } from './webhooks/targets.js';
import { WebhookQueue } from './webhooks/webhook-queue.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

const PROVIDERS = [WebhookDeliveries, DeliveryLog, WebhookEndpoints, WebhookTargets, WebhookSender, WebhookQueue];

/** Where events are sent, and how it went. */
@Module({ imports: [FeedModule], providers: PROVIDERS, exports: [FeedModule, ...PROVIDERS] })
export class WebhooksModule {}
