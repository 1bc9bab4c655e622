import { Inject, Injectable } from '@nestjs/common';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { FollowReports } from '../../follow-reports.js';
import { PeopleOfCalls } from '../../people-of-calls.js';
import { type SoldReport, SoldReports } from './sold-reports.js';

const DAY_MS = 86_400_000;

/** Compares with the CRM once a day: a call that never came is made up for. */
@Injectable()
@RepeatedJob()
export class ReconcileSubscriptions implements RepeatedWork {
  readonly queue = 'reconcile-subscriptions';
  readonly everyMs = DAY_MS;

  constructor(
    private readonly sold: SoldReports,
    private readonly people: PeopleOfCalls,
    private readonly reports: FollowReports,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    let corrected = 0;
    for await (const sold of this.sold.all()) if (await this.isCorrected(sold)) corrected += 1;
    if (corrected > 0) this.log.warn({ corrected }, 'subscriptions were not as the CRM has them, and are now');
  }

  private async isCorrected({ sold, report }: SoldReport): Promise<boolean> {
    const { userId } = await this.people.find(sold);
    if (userId === null || (await this.reports.isKnown(userId, report))) return false;
    const result = await this.reports.follow(userId, report);
    return 'outcome' in result && result.outcome === 'subscription-changed';
  }
}
