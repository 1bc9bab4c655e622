import { Inject, Injectable } from '@nestjs/common';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { CrmWebhookRepository } from '../../crm-webhook.repository.js';
import { forgetWebhook } from '../../domain/crm-webhook.deciders.js';
import { WebhookRows } from '../../queries/webhook-rows.js';

const HOUR_MS = 3_600_000;
const DAYS_KEPT = 90;
const PAGE = 200;

/** Destroys what the CRM said of people whom we do not know: after ninety days nobody needs it to find a payment. */
@Injectable()
@RepeatedJob()
export class ForgetWebhooks implements RepeatedWork {
  readonly queue = 'forget-webhooks';
  readonly everyMs = HOUR_MS;

  constructor(
    private readonly rows: WebhookRows,
    private readonly webhooks: CrmWebhookRepository,
    private readonly keys: SubjectKeys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - DAYS_KEPT * 24 * HOUR_MS);
    for await (const { id } of inPages<{ readonly id: string }>((after) => this.rows.ofNobody(before, PAGE, after?.id)))
      await this.forget(id, now);
  }

  private async forget(webhookId: string, now: Date): Promise<void> {
    await this.keys.destroy(webhookId);
    const context = systemContext({ name: 'forget-webhooks', subjectId: webhookId, now });
    const options = { commandId: `forget-${webhookId}`, context };
    await this.webhooks.decide(webhookId, (known) => forgetWebhook(webhookId, now.toISOString(), known), options);
  }
}
