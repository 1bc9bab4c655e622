import { quietLog } from '#test/support/quiet-log.js';
import { type Correlation, currentCorrelation } from '../correlation/correlation.js';
import { type JobData } from './jobs.port.js';
import { defineQueue, type Queue } from './queue.js';
import { assertAttended, type JobHandler, type RepeatedWork, startWork, UnattendedQueueError } from './work.js';

const now = new Date('2026-03-01T10:00:00.000Z');
const context = { clock: { now: () => now }, log: quietLog };
const handler = (name: string): JobHandler => ({ queue: defineQueue({ name }), run: () => Promise.resolve() });
const sweep = (queue: string): RepeatedWork => ({ queue, everyMs: 10, run: () => Promise.resolve() });

describe('the work of a process', () => {
  it('is refused where a queue of a reaction has no handler', () =>
    expect(() =>
      assertAttended({ handlers: [handler('mail')], repeated: [sweep('narrate')] }, ['mail', 'narrate']),
    ).toThrow(new UnattendedQueueError('no handler for the jobs of narrate')));
  it('is refused where a queue has two handlers', () =>
    expect(() => assertAttended({ handlers: [handler('mail'), handler('mail')], repeated: [] }, ['mail'])).toThrow(
      UnattendedQueueError,
    ));
  it('may have handlers for jobs that no code adds any more', () => {
    assertAttended({ handlers: [handler('mail'), handler('old')], repeated: [sweep('sweep')] }, ['mail']);
  });

  it('is started once per queue', async () => {
    const started: string[] = [];
    const jobs = {
      add: () => Promise.resolve(),
      close: () => Promise.resolve(),
      work: ({ name }: Queue) => {
        started.push(name);
        return Promise.resolve();
      },
      repeat: (queue: string, everyMs: number) => {
        started.push(`${queue} every ${everyMs}`);
        return Promise.resolve();
      },
    };
    await startWork(jobs, { handlers: [handler('mail')], repeated: [sweep('sweep')] }, context);
    expect(started).toEqual(['sweep every 10', 'mail']);
  });

  it('runs each job under the correlation in its data, and a repeated one under its own', async () => {
    const seen: (readonly [string, Correlation | undefined])[] = [];
    const see = (what: string) => () => Promise.resolve(void seen.push([what, currentCorrelation()]));
    const jobs = {
      add: () => Promise.resolve(),
      close: () => Promise.resolve(),
      work: (_: Queue, run: (data: JobData) => Promise<void>) =>
        run({ sessionId: 's', correlationId: 'request-1', causationId: 'event-1' }),
      repeat: (_: string, __: number, run: () => Promise<void>) => run(),
    };
    const handlers = [{ ...handler('mail'), run: see('job') }];
    await startWork(jobs, { handlers, repeated: [{ ...sweep('sweep'), run: see('sweep') }] }, context);
    expect(seen).toEqual([
      [
        'sweep',
        { correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, causationId: null, startedAt: now },
      ],
      ['job', { correlationId: 'request-1', causationId: 'event-1', startedAt: now }],
    ]);
  });
});
