import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import {
  type ProviderReport,
  SUBSCRIPTION_PROVIDER,
  type SubscriptionProvider,
} from '#backend/modules/subscription/subscription.port.js';
import { saysTheSame } from './commands/reconcile-subscriptions/compared-report.js';
import { type WebhookResult } from './domain/crm-webhook.deciders.js';

/** Follows what the CRM says of a person's subscription; only an account can have one. */
@Injectable()
export class FollowReports {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(SUBSCRIPTION_PROVIDER) private readonly subscriptions: SubscriptionProvider,
  ) {}

  /** Whether the provider has said the same before. */
  async isKnown(userId: string, report: ProviderReport): Promise<boolean> {
    return saysTheSame(report, await this.subscriptions.reportsOf(userId));
  }

  async follow(userId: string | null, report: ProviderReport): Promise<WebhookResult> {
    if (userId === null) return { reason: 'NOBODY_KNOWN' };
    const account = await this.accounts.find(userId);
    if (account?.kind !== 'registered') return { reason: 'NO_ACCOUNT' };
    const outcome = await this.subscriptions.report(userId, report);
    return { userId, outcome: outcome === 'changed' ? 'subscription-changed' : 'unchanged' };
  }
}
