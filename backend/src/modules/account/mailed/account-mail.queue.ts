import { type JobData, type JobOptions } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';

/** A server that is away is tried for about half an hour; then the job waits for the operator (`npm run jobs`). */
export const ACCOUNT_MAIL = defineQueue({ name: 'account-mail', attempts: 12, firstRetryMs: 1_000, concurrency: 4 });

/** What is to be sent, by ids alone: address, words and token are found when the job runs. */
export type AccountMailJob =
  | { readonly mail: 'confirm-address'; readonly userId: string; readonly requestId: string }
  | { readonly mail: 'reset-password'; readonly emailKey: string; readonly requestId: string }
  | { readonly mail: 'password-changed' | 'address-changed'; readonly userId: string; readonly at: string };

interface QueuedMail {
  readonly queue: typeof ACCOUNT_MAIL;
  readonly data: JobData;
  readonly options: JobOptions;
}

/** @param id of the request or event that asks for it: the same again adds no second mail */
export const accountMail = (job: AccountMailJob, id: string): QueuedMail => ({
  queue: ACCOUNT_MAIL,
  data: job,
  options: { id: `${job.mail}-${id}` },
});
