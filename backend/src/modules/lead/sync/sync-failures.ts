import { Inject, Injectable } from '@nestjs/common';
import { type SyncFailureV1 } from '#contracts/lead/events.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CrmError } from '#backend/platform/crm/crm-error.js';
import { type JobData, PermanentJobError, JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { isAsked, syncJob } from '../reactions/lead-jobs.js';
import { ContactTakenError } from './sync-errors.js';
import { SyncRecords } from './sync-records.js';

/** Failures that an operator has to look at: another attempt would end the same. */
const PERMANENT_FAULTS: Readonly<Partial<Record<CrmError['fault'], SyncFailureV1>>> = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  refused: 'refused',
  not_found: 'refused',
};
const LEAST_WAIT_MS = 1_000;

/** What follows from a failure: wait until the limits open, try again, or keep a dead letter that staff can replay. */
@Injectable()
export class SyncFailures {
  constructor(
    private readonly records: SyncRecords,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws what makes the job be tried again, or a dead letter of it */
  async handle(data: JobData, error: unknown): Promise<void> {
    const leadId = String(data['leadId']);
    if (error instanceof ContactTakenError) return this.giveUp(leadId, 'contact_taken', null);
    if (!(error instanceof CrmError)) throw error;
    if (error.fault === 'closed') return this.later(data, error.openAt ?? this.clock.now());
    const reason = PERMANENT_FAULTS[error.fault];
    if (reason !== undefined) return this.giveUp(leadId, reason, error.detail);
    await this.records.failed(leadId, error.fault === 'conflict' ? 'conflict' : 'unreachable', error.detail);
    throw error;
  }

  private async giveUp(leadId: string, reason: SyncFailureV1, detail: string | null): Promise<never> {
    await this.records.failed(leadId, reason, detail);
    throw new PermanentJobError(`the CRM: ${reason}`);
  }

  /** Adds the same job again for the time when the limits open, however late that is. */
  private async later(job: JobData, openAt: Date): Promise<void> {
    const now = this.clock.now().getTime();
    const delayMs = Math.max(LEAST_WAIT_MS, openAt.getTime() - now);
    const given = { delayMs, isAsked: isAsked(job) };
    const { queue, data, options } = syncJob(String(job['leadId']), `at-${now + delayMs}`, given);
    await this.jobs.add(queue, data, options);
  }
}
