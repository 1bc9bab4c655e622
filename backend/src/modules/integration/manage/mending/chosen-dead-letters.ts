import { Inject, Injectable } from '@nestjs/common';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { type DeadLetter, type DeadLetterSelection, JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { DEAD_LETTER_REFUSALS } from './mending.refusals.js';

/** The oldest of them; the others show once these are retried or dropped. */
const MOST = 1_000;

/** Dead letters by the name of their queue and by their id, which must be known. */
@Injectable()
export class ChosenDeadLetters {
  constructor(@Inject(JOBS) private readonly jobs: Pick<Jobs, 'deadLetters'>) {}

  /** The oldest first. @throws RejectedError QUEUE_NOT_FOUND */
  async list(selection: DeadLetterSelection): Promise<readonly DeadLetter[]> {
    return (await this.jobs.deadLetters.list(await this.known(selection))).slice(0, MOST);
  }

  /** @returns how many @throws RejectedError QUEUE_NOT_FOUND, DEAD_LETTER_NOT_FOUND */
  async act(what: 'retry' | 'drop', selection: DeadLetterSelection): Promise<number> {
    const chosen = await this.known(selection);
    const count = await this.jobs.deadLetters[what](chosen);
    if (count > 0 || chosen.id === undefined) return count;
    throw rejectedBy(DEAD_LETTER_REFUSALS, { code: 'DEAD_LETTER_NOT_FOUND', details: { field: 'id' } });
  }

  private async known(selection: DeadLetterSelection): Promise<DeadLetterSelection> {
    const { queue } = selection;
    if (queue !== undefined && !(await this.jobs.deadLetters.knows(queue)))
      throw rejectedBy(DEAD_LETTER_REFUSALS, { code: 'QUEUE_NOT_FOUND', details: { field: 'queue' } });
    return withoutAbsent({ ...selection });
  }
}
