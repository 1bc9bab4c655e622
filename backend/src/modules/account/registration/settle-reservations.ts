import { Inject, Injectable } from '@nestjs/common';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { spanAround } from '#backend/shared/time-span.js';
import { type Credential, Credentials } from '../sign-in/credentials.js';
import { Registrations } from './registrations.js';

const PAGE = 200;
/** A running registration appends within this time; a later one is refused by its stream. */
const OLDER_THAN_MS = 10_000;

/** Settles names that a process reserved before it died. */
@Injectable()
@RepeatedJob()
export class SettleReservations implements RepeatedWork {
  readonly queue = 'settle-reservations';
  readonly everyMs = 2_000;

  constructor(
    private readonly registrations: Registrations,
    private readonly credentials: Credentials,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const span = spanAround(this.clock.now(), OLDER_THAN_MS);
    for await (const credential of inPages<Credential>((after) => this.credentials.reservedOutside(span, PAGE, after)))
      await this.settle(credential);
  }

  private async settle(credential: Credential): Promise<void> {
    try {
      const { userId: subjectId } = credential;
      const context = systemContext({ name: this.queue, subjectId, now: this.clock.now() });
      await this.registrations.settle(credential, context);
    } catch (error) {
      this.log.warn({ error }, 'a reserved name could not be settled; it is tried again');
    }
  }
}
