import { defineQueue } from '#backend/platform/jobs/queue.js';

/** The same saga is retold in order: the words that were asked for last stay. The model has retries of its own. */
export const RETELL = defineQueue({
  name: 'retell',
  attempts: 3,
  firstRetryMs: 1_000,
  concurrency: 4,
  orderKey: ({ sessionId }) => String(sessionId),
});
