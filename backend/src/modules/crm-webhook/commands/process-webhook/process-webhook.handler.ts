import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { CrmWebhookRepository } from '../../crm-webhook.repository.js';
import { isToWorkOn, settleWebhook } from '../../domain/crm-webhook.deciders.js';
import { CallResults } from './call-results.js';
import { CRM_WEBHOOK, type CrmWebhookJob } from './crm-webhook.queue.js';

/** The job `crm-webhook`: what a call of the CRM says becomes the same events as everything else. */
@Injectable()
@QueueProcessor()
export class ProcessWebhookHandler implements JobHandler {
  readonly queue = CRM_WEBHOOK;

  constructor(
    private readonly webhooks: CrmWebhookRepository,
    private readonly results: CallResults,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(data: JobData): Promise<void> {
    const { webhookId, attempt } = data as unknown as CrmWebhookJob;
    const isAgain = attempt !== undefined;
    const { state } = await this.webhooks.load(webhookId);
    if (state.received === null || !isToWorkOn(state, isAgain)) return;
    const result = await this.results.of(state.received);
    const at = this.clock.now();
    const { userId, leadId } = state.received;
    const context = systemContext({ name: 'crm-webhook', subjectId: userId ?? leadId ?? webhookId, now: at });
    const settling = { webhookId, result, isAgain, at: at.toISOString() };
    const commandId = isAgain ? `process-${webhookId}-${attempt}` : `process-${webhookId}`;
    await this.webhooks.decide(webhookId, (now) => settleWebhook(settling, now), { commandId, context });
  }
}
