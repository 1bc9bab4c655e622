import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { EmailAndPasswordModule } from '#backend/modules/account/email-and-password.module.js';
import { LeadModule } from '#backend/modules/lead/lead.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { ghlWebhookEventEntity } from '#projections/ghl-webhook-events/ghl-webhook-event.entity.js';
import { ReceiveWebhookController } from './commands/receive-webhook/receive-webhook.controller.js';
import { ReceiveWebhookHandler } from './commands/receive-webhook/receive-webhook.handler.js';
import { CrmWebhookRepository } from './crm-webhook.repository.js';
import { CrmWebhookStore } from './crm-webhook.store.js';
import { PeopleOfCalls } from './people-of-calls.js';
import { WebhookRows } from './queries/webhook-rows.js';

/** Calls of the CRM: they are kept as they came, and answered at once. */
@Module({
  imports: [
    AccountModule,
    EmailAndPasswordModule,
    LeadModule,
    SubscriptionModule,
    TypeOrmModule.forFeature([ghlWebhookEventEntity]),
  ],
  controllers: [ReceiveWebhookController],
  providers: [CrmWebhookRepository, CrmWebhookStore, PeopleOfCalls, ReceiveWebhookHandler, WebhookRows],
  exports: [CrmWebhookRepository, PeopleOfCalls, WebhookRows],
})
export class CrmWebhookModule {}
