import { Module } from '@nestjs/common';
import { SupportModule } from '#backend/modules/support/support.module.js';
import { KeysController } from './commands/manage-api-keys/keys.controller.js';
import { KeysDesk } from './commands/manage-api-keys/keys-desk.js';
import { ManageRecord } from './manage/manage-record.js';
import { DeliveriesController } from './commands/manage-webhooks/deliveries.controller.js';
import { EndpointsController } from './commands/manage-webhooks/endpoints.controller.js';
import { WebhookPings } from './commands/manage-webhooks/webhook-pings.js';
import { WebhookRedeliveries } from './commands/manage-webhooks/webhook-redeliveries.js';
import { WebhooksDesk } from './commands/manage-webhooks/webhooks-desk.js';
import { FoundDeliveries } from './queries/find-deliveries/found-deliveries.js';
import { EndpointHealths } from './webhooks/endpoint-health.js';
import { WebhooksModule } from './webhooks.module.js';

/** What an agency and staff do by HTTP about other systems: where events are sent, and with what keys they are read. */
@Module({
  imports: [WebhooksModule, SupportModule],
  controllers: [EndpointsController, DeliveriesController, KeysController],
  providers: [
    WebhookPings,
    WebhookRedeliveries,
    WebhooksDesk,
    FoundDeliveries,
    EndpointHealths,
    KeysDesk,
    ManageRecord,
  ],
})
export class ManageModule {}
