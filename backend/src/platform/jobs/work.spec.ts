import { assertAttended, type JobHandler, type RepeatedWork, startWork, UnattendedQueueError } from './work.js';

const handler = (queue: string): JobHandler => ({ queue, run: () => Promise.resolve() });
const sweep = (queue: string): RepeatedWork => ({ queue, everyMs: 10, run: () => Promise.resolve() });

describe('the work of a process', () => {
  it('is refused where jobs of a queue would never be done', () =>
    expect(() =>
      assertAttended({ handlers: [handler('mail')], repeated: [sweep('narrate')] }, ['mail', 'narrate']),
    ).toThrow(new UnattendedQueueError('no handler for the jobs of narrate')));
  it('is refused where two would do the same', () =>
    expect(() => assertAttended({ handlers: [handler('mail'), handler('mail')], repeated: [] }, ['mail'])).toThrow(
      UnattendedQueueError,
    ));
  it('may have handlers for jobs that nothing adds any more', () => {
    assertAttended({ handlers: [handler('mail'), handler('old')], repeated: [sweep('sweep')] }, ['mail']);
  });

  it('is started once each', async () => {
    const started: string[] = [];
    const jobs = {
      add: () => Promise.resolve(),
      close: () => Promise.resolve(),
      work: (queue: string) => {
        started.push(queue);
        return Promise.resolve();
      },
      repeat: (queue: string, everyMs: number) => {
        started.push(`${queue} every ${everyMs}`);
        return Promise.resolve();
      },
    };
    await startWork(jobs, { handlers: [handler('mail')], repeated: [sweep('sweep')] });
    expect(started).toEqual(['sweep every 10', 'mail']);
  });
});
