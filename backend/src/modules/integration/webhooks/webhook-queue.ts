import { Inject, Injectable } from '@nestjs/common';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type Endpoint } from './endpoints.js';
import { WEBHOOK_NOTICES, WEBHOOK_SENDING } from './webhook.queues.js';

/** What is to be done about an endpoint, by the workers. */
@Injectable()
export class WebhookQueue {
  constructor(
    @Inject(JOBS) private readonly jobs: Pick<Jobs, 'add'>,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Something is due, or will be. @param why the same again adds nothing */
  send(endpointId: string, why: string = this.random.uuid(), delayMs?: number): Promise<void> {
    const options = { id: `${endpointId}-${why}`, ...(delayMs !== undefined && { delayMs }) };
    return this.jobs.add(WEBHOOK_SENDING, { endpointId }, options);
  }

  /** The staff is told why it was disabled: once, although several deliveries at a time may find it out. */
  notice({ id: endpointId, enabledAt }: Pick<Endpoint, 'id' | 'enabledAt'>, reason: string): Promise<void> {
    return this.jobs.add(WEBHOOK_NOTICES, { endpointId, reason }, { id: `${endpointId}-${enabledAt.getTime()}` });
  }
}
