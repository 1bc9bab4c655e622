import { type Feed } from '#backend/modules/integration/queries/read-events/feed.js';
import { DeliverWebhook } from '#backend/modules/integration/webhooks/deliver-webhook.js';
import { type WebhookDeliveries } from '#backend/modules/integration/webhooks/deliveries.js';
import { type WebhookEndpoints } from '#backend/modules/integration/webhooks/endpoints.js';
import { FeedSender } from '#backend/modules/integration/webhooks/feed-sender.js';
import { WebhookEndings } from '#backend/modules/integration/webhooks/webhook-endings.js';
import { WebhookQueue } from '#backend/modules/integration/webhooks/webhook-queue.js';
import { WebhookRound } from '#backend/modules/integration/webhooks/webhook-round.js';
import { type WebhookSender } from '#backend/modules/integration/webhooks/webhook-sender.js';
import { WebhookVerdicts } from '#backend/modules/integration/webhooks/webhook-verdicts.js';
import { type Clock } from '#backend/platform/clock/clock.js';
import { type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { quietLog } from './quiet-log.js';

interface Parts {
  readonly endpoints: WebhookEndpoints;
  readonly deliveries: WebhookDeliveries;
  readonly sender: WebhookSender;
  readonly feed: Feed;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly clock: Clock;
}

/** The sending of webhooks as a worker has it. */
export const roundOf = ({ endpoints, deliveries, sender, feed, jobs, clock }: Parts): WebhookRound => {
  const queue = new WebhookQueue(jobs, systemRandom);
  const endings = new WebhookEndings(endpoints, queue, quietLog);
  const verdicts = new WebhookVerdicts(clock, systemRandom);
  const deliver = new DeliverWebhook(new FeedSender(feed, sender), deliveries, verdicts, endings);
  return new WebhookRound(endpoints, deliveries, deliver, queue);
};
