import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { type Backlog } from '#backend/platform/jobs/jobs.port.js';
import { type Platform } from './platform.js';

/** Queues that do not answer must not keep the other metrics back. */
const ANSWER_MS = 2_000;

const GAUGES: readonly { readonly name: string; readonly help: string; readonly of: (queue: Backlog) => number }[] = [
  { name: 'jobs_waiting', help: 'Jobs that wait, by queue', of: ({ waiting }) => waiting },
  { name: 'jobs_running', help: 'Jobs that run, by queue', of: ({ running }) => running },
  {
    name: 'jobs_dead_letters',
    help: 'Jobs that failed for good and wait for an operator, by queue',
    of: ({ deadLetters }) => deadLetters,
  },
];

/** What waits in the queues that all workers share. */
export const collectQueueMetrics = ({ jobs, metrics }: Pick<Platform, 'jobs' | 'metrics'>): void => {
  const found = async (): Promise<readonly Backlog[]> =>
    pTimeout(jobs.backlog(), { milliseconds: ANSWER_MS }).catch(() => []);
  let asked: Promise<readonly Backlog[]> | undefined;
  // The three gauges of one scrape ask once.
  const backlog = (): Promise<readonly Backlog[]> =>
    (asked ??= found().finally(() => setImmediate(() => (asked = undefined))));
  for (const { name, help, of } of GAUGES)
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [metrics],
      async collect() {
        const queues = await backlog();
        this.reset();
        for (const one of queues) this.set({ queue: one.queue }, of(one));
      },
    });
};
