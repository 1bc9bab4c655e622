import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { MAILER, MailRefusedError, type Mailer } from '#backend/platform/mail/mail.port.js';
import { webhookDisabledMail } from '../mails/webhook-disabled.mail.js';
import { WebhookEndpoints } from '../webhooks/endpoints.js';
import { WEBHOOK_NOTICES } from '../webhooks/webhook.queues.js';

/** The job `webhook-notices`: the staff hears that an endpoint was disabled. */
@Injectable()
@QueueProcessor()
export class SendWebhookNoticeHandler implements JobHandler {
  readonly queue = WEBHOOK_NOTICES;

  constructor(
    private readonly endpoints: WebhookEndpoints,
    @Inject(MAILER) private readonly mailer: Pick<Mailer, 'send'>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'staffEmails'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  async run({ endpointId, reason }: JobData): Promise<void> {
    const endpoint = await this.endpoints.find(String(endpointId));
    if (!endpoint) return;
    const { host } = new URL(endpoint.url);
    const { subject, letter } = webhookDisabledMail({ endpointId: endpoint.id, host, reason: String(reason) });
    const { renderLetter } = await import('#backend/platform/mail/letter/render-letter.js');
    const rendered = renderLetter(letter);
    const at = endpoint.disabledAt?.getTime() ?? 0;
    for (const [n, to] of this.config.staffEmails.entries())
      await this.send({ ref: `${endpoint.id}-${at}-${n}`, userId: 'staff', to, subject, link: null, ...rendered });
  }

  private async send(mail: Parameters<Mailer['send']>[0]): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      this.log.warn({ reason: error.message }, 'a notice to the staff was refused for good');
    }
  }
}
