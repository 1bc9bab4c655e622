import { Inject, Injectable } from '@nestjs/common';
import { type Principal } from '#backend/platform/http/principal.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { type DeadLetter, type DeadLetterSelection, JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { DEAD_LETTER_REFUSALS } from './mending.refusals.js';

/** The oldest of them; the others show once these are retried or dropped. */
const MOST = 1_000;
/** What a key reaches: the work for other systems. Queues of the game itself, such as its mails, are for staff alone. */
const QUEUES_OF_INTEGRATIONS = [
  'sync-lead',
  'link-lead',
  'track-lead-deed',
  'crm-webhook',
  'webhook-events',
  'webhook-sending',
  'webhook-notices',
];

const reaches = ({ kind }: Principal, queue: string): boolean =>
  kind !== 'api-key' || QUEUES_OF_INTEGRATIONS.includes(queue);
const byAge = (a: DeadLetter, b: DeadLetter): number => (a.failedAt?.getTime() ?? 0) - (b.failedAt?.getTime() ?? 0);

/** Dead letters by the name of their queue and by their id, which must be known to whoever asks. */
@Injectable()
export class ChosenDeadLetters {
  constructor(@Inject(JOBS) private readonly jobs: Pick<Jobs, 'deadLetters'>) {}

  /** The oldest first. @throws RejectedError QUEUE_NOT_FOUND */
  async list(who: Principal, selection: DeadLetterSelection): Promise<readonly DeadLetter[]> {
    const found: DeadLetter[] = [];
    for (const chosen of await this.known(who, selection)) found.push(...(await this.jobs.deadLetters.list(chosen)));
    return found.sort(byAge).slice(0, MOST);
  }

  /** @returns how many @throws RejectedError QUEUE_NOT_FOUND, DEAD_LETTER_NOT_FOUND */
  async act(who: Principal, what: 'retry' | 'drop', selection: DeadLetterSelection): Promise<number> {
    let count = 0;
    for (const chosen of await this.known(who, selection)) count += await this.jobs.deadLetters[what](chosen);
    if (count > 0 || selection.id === undefined) return count;
    throw rejectedBy(DEAD_LETTER_REFUSALS, { code: 'DEAD_LETTER_NOT_FOUND', details: { field: 'id' } });
  }

  /** Of all queues, a key gets those that it reaches. */
  private async known(who: Principal, { queue, id }: DeadLetterSelection): Promise<readonly DeadLetterSelection[]> {
    if (queue === undefined)
      return who.kind === 'api-key' ? QUEUES_OF_INTEGRATIONS.map((name) => ({ queue: name })) : [{}];
    if (!reaches(who, queue) || !(await this.jobs.deadLetters.knows(queue)))
      throw rejectedBy(DEAD_LETTER_REFUSALS, { code: 'QUEUE_NOT_FOUND', details: { field: 'queue' } });
    return [{ queue, ...(id !== undefined && { id }) }];
  }
}
