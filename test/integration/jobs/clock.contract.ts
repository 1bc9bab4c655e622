import { type JobData, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';
import { eventually } from '../../support/eventually.js';
import { startJobsWorker } from '../../support/jobs-worker.process.js';
import { type JobsUnderTest } from './jobs.contract.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const CORRECT_MS = 1_000;
/** More than the interval at which wrong times are corrected. */
const HEALED_WITHIN_MS = 25_000;

/** Jobs whose clock was a day ahead, and then corrected, for both adapters. */
export const clockContract = (name: string, under: JobsUnderTest): void => {
  describe(`jobs on ${name} after a clock that was a day ahead`, () => {
    let opened: Jobs[] = [];
    let n = 0;
    const open = (): Jobs => {
      opened = [...opened, under.open({ lockMs: 400, correctMs: CORRECT_MS })];
      return opened.at(-1) as Jobs;
    };
    const newQueue = (declared: Partial<Queue> = {}): Queue =>
      defineQueue({ name: `clock-${process.pid}-${performance.now()}-${++n}`, firstRetryMs: 10, ...declared });
    const setAhead = (): void => {
      const now = Date.now.bind(Date);
      jest.spyOn(Date, 'now').mockImplementation(() => now() + DAY_MS);
    };
    /** The clock of this process, and of the queue's server where it keeps time by its own. */
    const setRight = async (): Promise<void> => {
      jest.restoreAllMocks();
      await under.expireLater(DAY_MS);
    };
    const closeAll = async (): Promise<void> => {
      await Promise.all(opened.map((one) => one.close()));
      opened = [];
    };
    /** Counts how often it runs. */
    const counter = () => {
      const counted = {
        times: 0,
        run: () => {
          counted.times++;
          return Promise.resolve();
        },
      };
      return counted;
    };
    const goesOn = async (counted: { readonly times: number }, withinMs: number): Promise<void> => {
      const before = counted.times;
      await eventually(() => expect(counted.times).toBeGreaterThan(before + 2), withinMs);
    };
    afterEach(async () => {
      jest.restoreAllMocks();
      await closeAll();
    });

    it('repeat their work in the process that was running', async () => {
      const work = counter();
      setAhead();
      await open().repeat(newQueue().name, 100, work.run);
      await goesOn(work, 10_000);
      await setRight();
      await goesOn(work, 10_000);
    });

    it('repeat their work in a new process', async () => {
      const queue = newQueue().name;
      const work = counter();
      setAhead();
      await open().repeat(queue, 100, work.run);
      await goesOn(work, 10_000);
      await closeAll();
      await setRight();
      await open().repeat(queue, 100, work.run);
      await goesOn(work, 10_000);
    });

    it('try again what failed before it was corrected', async () => {
      const queue = newQueue({ firstRetryMs: 1_000 });
      let attempts = 0;
      setAhead();
      const jobs = open();
      await jobs.work(queue, () => (++attempts < 2 ? Promise.reject(new Error('not yet')) : Promise.resolve()));
      await jobs.add(queue, {}, { id: 'stubborn' });
      await eventually(() => expect(attempts).toBe(1));
      await closeAll();
      await setRight();
      await open().work(queue, () => {
        attempts++;
        return Promise.resolve();
      });
      await eventually(() => expect(attempts).toBe(2), HEALED_WITHIN_MS);
    }, 40_000);

    it('hold a job back as long as it asked for, and no longer', async () => {
      const queue = newQueue();
      const done: JobData[] = [];
      setAhead();
      await open().add(queue, { id: 'soon' }, { id: 'soon', delayMs: 500 });
      await open().add(queue, { id: 'late' }, { id: 'late', delayMs: DAY_MS });
      await setRight();
      const jobs = open();
      await jobs.work(queue, (data) => Promise.resolve(void done.push(data)));
      await eventually(() => expect(done).toEqual([{ id: 'soon' }]), HEALED_WITHIN_MS);
      expect(await jobs.deadLetters.list({ queue: queue.name })).toEqual([]);
    }, 40_000);

    it('wake the workers that wait for a time that will not come', async () => {
      const queue = newQueue();
      const done: JobData[] = [];
      const jobs = open();
      await jobs.work(queue, (data) => Promise.resolve(void done.push(data)));
      setAhead();
      await jobs.add(queue, { id: 'soon' }, { id: 'soon', delayMs: 500 });
      await setRight();
      await eventually(() => expect(done).toEqual([{ id: 'soon' }]), HEALED_WITHIN_MS);
    }, 40_000);

    it('hand on a job whose worker died before it was corrected', async () => {
      const queue = newQueue();
      const doomed = startJobsWorker(under.kind, under.url(), queue.name, { aheadMs: DAY_MS });
      await open().add(queue, { n: 7 }, { id: 'orphan' });
      await doomed.begun();
      await doomed.kill();
      await setRight();
      const done: JobData[] = [];
      await open().work(queue, (data) => Promise.resolve(void done.push(data)));
      await eventually(() => expect(done).toEqual([{ n: 7 }]), HEALED_WITHIN_MS);
    }, 60_000);

    it('keep to their rate, not to one of a day', async () => {
      const queue = newQueue({ rateLimit: { jobs: 1, perMs: 2_000 } });
      const done: JobData[] = [];
      const work = (jobs: Jobs) => jobs.work(queue, (data) => Promise.resolve(void done.push(data)));
      setAhead();
      const jobs = open();
      await work(jobs);
      await jobs.add(queue, { n: 1 }, { id: 'first' });
      await eventually(() => expect(done).toHaveLength(1));
      await setRight();
      await closeAll();
      const next = open();
      await next.add(queue, { n: 2 }, { id: 'second' });
      await work(next);
      await eventually(() => expect(done).toHaveLength(2), HEALED_WITHIN_MS);
    }, 40_000);

    it('keep to their rate in the process that was running', async () => {
      const queue = newQueue({ rateLimit: { jobs: 1, perMs: 500 } });
      const done: JobData[] = [];
      const jobs = open();
      await jobs.work(queue, (data) => Promise.resolve(void done.push(data)));
      setAhead();
      await jobs.add(queue, { n: 1 }, { id: 'first' });
      await jobs.add(queue, { n: 2 }, { id: 'second' });
      await eventually(() => expect(done).toHaveLength(1));
      await setRight();
      await eventually(() => expect(done).toHaveLength(2), HEALED_WITHIN_MS);
    }, 40_000);

    it('do the next job of a key whose first one was lost before it was corrected', async () => {
      const queue = newQueue({ orderKey: ({ key }) => String(key) });
      const done: unknown[] = [];
      const jobs = open();
      await jobs.add(queue, { key: 'k', id: 'lost' }, { id: 'lost', delayMs: DAY_MS });
      await jobs.add(queue, { key: 'k', id: 'kept' }, { id: 'kept' });
      await under.removeJob(queue.name, 'lost', -DAY_MS);
      await jobs.work(queue, ({ id }) => Promise.resolve(void done.push(id)));
      await eventually(() => expect(done).toEqual(['kept']), 30_000);
    }, 40_000);
  });
};
