import { type ManagedDelivery, type ManagedDeliveryDetail } from '#contracts/integration/managed.js';
import { dateAndTime } from '../../../lib/dates.js';
import { answerWords } from './endpoint-words.js';
import { counted } from './words.js';

export const DELIVERY_STATES: readonly ManagedDelivery['state'][] = ['pending', 'delivered', 'failed'];

/** '3 attempts; last: 500 after 120 ms; the next one 23 Nov, 14:05'. */
export const attemptsWords = (delivery: ManagedDelivery): string => {
  const { attempts, lastAt, lastStatus, lastError, latencyMs, nextAttemptAt } = delivery;
  const took = latencyMs === null ? '' : ` after ${Math.round(latencyMs)} ms`;
  return [
    attempts === 0 ? 'no attempt yet' : counted(attempts, 'attempt', 'attempts'),
    lastAt === null ? null : `last: ${answerWords(lastStatus, lastError)}${took}`,
    nextAttemptAt === null ? null : `the next one ${dateAndTime(nextAttemptAt)}`,
  ]
    .filter((part) => part !== null)
    .join('; ');
};

type Try = ManagedDeliveryDetail['tries'][number];
export const tryWords = ({ status, error, latencyMs }: Try): string =>
  `${answerWords(status, error)}, after ${Math.round(latencyMs)} ms`;

/** Where the event stands in the log; null for what stands in none. */
export const cursorOf = ({ event }: ManagedDeliveryDetail): string | null => {
  const cursor = event?.['cursor'];
  return typeof cursor === 'string' ? cursor : null;
};
