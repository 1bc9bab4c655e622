import { Inject, Injectable } from '@nestjs/common';
import { type WebhookReceivedV1 } from '#contracts/crm-webhook/events.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { envelopeOf } from '../../calls/call-envelope.js';
import { type WebhookResult } from '../../domain/crm-webhook.deciders.js';
import { FollowReports } from '../../follow-reports.js';
import { PeopleOfCalls } from '../../people-of-calls.js';
import { reportOf } from '../../reading/report-of.js';

/** Does what a call says. */
@Injectable()
export class CallResults {
  constructor(
    private readonly people: PeopleOfCalls,
    private readonly reports: FollowReports,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(received: WebhookReceivedV1): Promise<WebhookResult> {
    const { source, body, userId: known, webhookId: reportId } = received;
    const reading = reportOf(received, this.config.crm);
    if ('reason' in reading) return reading;
    const userId = known ?? (await this.people.find(envelopeOf(source, body))).userId;
    if ('outcome' in reading) return { ...reading, userId };
    return this.reports.follow(userId, { ...reading.report, reportId });
  }
}
