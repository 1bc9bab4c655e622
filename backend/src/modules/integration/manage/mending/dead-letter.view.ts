import { type DeadLetterView } from '#contracts/integration/managed.js';
import { type DeadLetter } from '#backend/platform/jobs/jobs.port.js';

/** Words of other systems may repeat an address; a job's data holds ids alone. */
const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

export const deadLetterView = (letter: DeadLetter): DeadLetterView => {
  const { queue, id, attempts, failedAt, data } = letter;
  const { leadId } = data;
  return {
    queue,
    id,
    attempts,
    reason: letter.reason.replace(ADDRESS, '(address)'),
    failedAt: failedAt?.toISOString() ?? null,
    leadId: typeof leadId === 'string' ? leadId : null,
    data,
  };
};
