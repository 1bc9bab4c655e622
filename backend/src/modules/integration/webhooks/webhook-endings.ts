import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type Endpoint, WebhookEndpoints } from './endpoints.js';
import { WebhookQueue } from './webhook-queue.js';

const REASONS = { gone: 'it answered 410', 'given-up': 'nothing was accepted for three days' } as const;

/** Disables an endpoint that asked for no more events, or that has failed for too long. */
@Injectable()
export class WebhookEndings {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly queue: WebhookQueue,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** The notice is queued first: it must not be lost with this process. */
  async end(endpoint: Endpoint, why: keyof typeof REASONS): Promise<void> {
    const { id, url } = endpoint;
    const reason = REASONS[why];
    await this.queue.notice(endpoint, reason);
    if (await this.endpoints.disable(id, reason))
      this.log.warn({ endpointId: id, host: new URL(url).host, reason }, 'a webhook endpoint was disabled');
  }
}
