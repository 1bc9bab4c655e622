import { type JobData, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { eventually } from '../../support/eventually.js';

/** What both adapters of the jobs port hold (design section 2). */
export const jobsContract = (name: string, open: () => Promise<Jobs>): void => {
  describe(`jobs on ${name}`, () => {
    let jobs: Jobs;
    let n = 0;
    const queueName = () => `contract-${process.pid}-${++n}`;
    beforeEach(async () => { jobs = await open(); });
    afterEach(() => jobs.close());

    it('do every job that was added, also before there was a worker', async () => {
      const queue = queueName();
      const done: JobData[] = [];
      await jobs.add(queue, { n: 1 }, { id: 'a' });
      await jobs.work(queue, (data) => { done.push(data); return Promise.resolve(); });
      await jobs.add(queue, { n: 2 }, { id: 'b' });
      await eventually(() => expect(done).toEqual([{ n: 1 }, { n: 2 }]));
    });

    it('know an id: the same again adds nothing, not even when it is done', async () => {
      const queue = queueName();
      const done: JobData[] = [];
      await jobs.work(queue, (data) => { done.push(data); return Promise.resolve(); }, { concurrency: 1 });
      await Promise.all([1, 2, 3].map((at) => jobs.add(queue, { at }, { id: 'same' })));
      await eventually(() => expect(done).toHaveLength(1));
      await jobs.add(queue, { at: 4 }, { id: 'same' });
      await jobs.add(queue, { at: 5 }, { id: 'last' });
      await eventually(() => expect(done.at(-1)).toEqual({ at: 5 }));
      expect(done).toHaveLength(2);
    });

    it('try again what failed, until it succeeds', async () => {
      const queue = queueName();
      let attempts = 0;
      await jobs.work(queue, () => (++attempts < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve()));
      await jobs.add(queue, {}, { id: 'stubborn' });
      await eventually(() => expect(attempts).toBe(3));
    });

    it('begin with those of the first priority', async () => {
      const queue = queueName();
      const order: unknown[] = [];
      for (const priority of [3, 1, 2]) await jobs.add(queue, { priority }, { id: `p${priority}`, priority });
      await jobs.work(queue, ({ priority }) => { order.push(priority); return Promise.resolve(); }, { concurrency: 1 });
      await eventually(() => expect(order).toEqual([1, 2, 3]));
    });

    it('hold a delayed job back', async () => {
      const queue = queueName();
      const order: unknown[] = [];
      await jobs.work(queue, ({ id }) => { order.push(id); return Promise.resolve(); });
      await jobs.add(queue, { id: 'later' }, { id: 'later', delayMs: 600 });
      await jobs.add(queue, { id: 'now' }, { id: 'now' });
      await eventually(() => expect(order).toEqual(['now', 'later']));
    });

    it('repeat what is to be done from time to time', async () => {
      let times = 0;
      await jobs.repeat(queueName(), 100, () => { times++; return Promise.resolve(); });
      await eventually(() => expect(times).toBeGreaterThanOrEqual(3));
    });
  });
};
