import { Inject, Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { MAILER, MailRefusedError, type Mailer } from '#backend/platform/mail/mail.port.js';
import { ACCOUNT_MAIL, type AccountMailJob } from '../mailed/account-mail.queue.js';
import { type AddressedMail } from '../mailed/addressed-mail.js';
import { AccountMailWriter } from '../mailed/account-mail-writer.js';

/** The job `account-mail`: looks up what is to be said to whom, and sends it. Another attempt sends another link, and ends the one before. */
@Injectable()
@QueueProcessor()
export class SendAccountMailHandler implements JobHandler {
  readonly queue = ACCOUNT_MAIL;

  constructor(
    private readonly writer: AccountMailWriter,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(data: JobData): Promise<void> {
    const job = data as AccountMailJob;
    const written = await this.writer.write(job);
    if (written) await this.send(job, written);
  }

  private async send(job: AccountMailJob, { mail, userId, to }: AddressedMail): Promise<void> {
    const { subject, link, letter } = mail;
    // Loaded with the first mail: a start need not wait for a renderer of pages.
    const { renderLetter } = await import('#backend/platform/mail/letter/render-letter.js');
    const ref = `${job.mail}-${'requestId' in job ? job.requestId : `${userId}-${Date.parse(job.at)}`}`;
    try {
      await this.mailer.send({ ref, userId, to, subject, link, ...renderLetter(letter) });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      this.log.warn({ mail: job.mail, userId, reason: error.message }, 'a mail was refused for good');
    }
  }
}
