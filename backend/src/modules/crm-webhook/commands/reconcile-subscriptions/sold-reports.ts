import { Inject, Injectable } from '@nestjs/common';
import { type ProviderReport } from '#backend/modules/subscription/subscription.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { CRM_SALES, type CrmSales, type SoldSubscription } from '#backend/platform/crm/crm-sales.port.js';
import { statusOf } from '../../reading/fields.js';
import { comparedReport } from './compared-report.js';

export interface SoldReport {
  readonly sold: SoldSubscription;
  readonly report: ProviderReport;
}

/** What the CRM has sold, as reports; sales that are not of our tiers are left out. */
@Injectable()
export class SoldReports {
  constructor(
    @Inject(CRM_SALES) private readonly sales: CrmSales,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async *all(): AsyncGenerator<SoldReport> {
    for await (const sold of this.sales.subscriptions()) {
      const report = this.reportOf(sold);
      if (report) yield { sold, report };
    }
  }

  private reportOf(sold: SoldSubscription): ProviderReport | null {
    const { tierOfPrice, acceptsTestOrders } = this.config.crm;
    const tier = sold.priceId === null ? undefined : tierOfPrice.get(sold.priceId);
    const status = statusOf(sold.status);
    if (tier === undefined || status === null || !(sold.isLive || acceptsTestOrders)) return null;
    return comparedReport(sold, { tier, status, now: this.clock.now() });
  }
}
