import { Module } from '@nestjs/common';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { ForgetWebhooks } from './commands/forget-webhooks/forget-webhooks.js';
import { CallResults } from './commands/process-webhook/call-results.js';
import { ProcessWebhookHandler } from './commands/process-webhook/process-webhook.handler.js';
import { ReconcileSubscriptions } from './commands/reconcile-subscriptions/reconcile-subscriptions.js';
import { SoldReports } from './commands/reconcile-subscriptions/sold-reports.js';
import { CrmWebhookModule } from './crm-webhook.module.js';
import { FollowReports } from './follow-reports.js';
import { processReceivedWebhooks } from './reactions/process-received-webhooks.js';

/** What follows from the CRM's calls, for worker processes. */
@Module({
  imports: [AccountModule, CrmWebhookModule, SubscriptionModule],
  providers: [
    CallResults,
    FollowReports,
    ForgetWebhooks,
    ProcessWebhookHandler,
    ReconcileSubscriptions,
    SoldReports,
    provideReaction(processReceivedWebhooks),
  ],
})
export class CrmWebhookWorkModule {}
