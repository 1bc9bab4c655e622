import { type JobData, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { type BullJobsOptions } from '#backend/platform/jobs/bull-jobs.js';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';
import { startJobsWorker } from '../../support/jobs-worker.process.js';
import { eventually } from '../../support/eventually.js';

/** Where a contract runs: the adapter opened on the server of `url`, and what cuts every connection to that server. */
export interface JobsUnderTest {
  readonly kind: 'postgres' | 'redis';
  url(): string;
  open(options?: BullJobsOptions): Jobs;
  cutConnections(): Promise<void>;
  /** Simulates damage in the queue's own storage: the job is gone, and all places in its line are this much older. */
  removeJob(queue: string, id: string, ageMs?: number): Promise<void>;
  /** What expires by the server's own clock does so this much later, as when that clock was set back. */
  expireLater(ms: number): Promise<void>;
}

const later = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/**
 * A worker that is silent for this long counts as dead: short where a test waits for it, long elsewhere for slow
 * machines.
 */
const SOON_GIVEN_UP = { lockMs: 400 };

/** The contract of both adapters of the jobs port (design section 2). */
export const jobsContract = (name: string, under: JobsUnderTest): void => {
  describe(`jobs on ${name}`, () => {
    let jobs: Jobs;
    let opened: Jobs[] = [];
    let n = 0;
    const open = (options?: BullJobsOptions): Jobs => {
      opened = [...opened, under.open(options)];
      return opened.at(-1) as Jobs;
    };
    const newQueue = (declared: Partial<Queue> = {}): Queue =>
      defineQueue({ name: `contract-${process.pid}-${Date.now()}-${++n}`, ...declared });
    beforeEach(() => {
      jobs = open();
    });
    afterEach(async () => {
      await Promise.all(opened.map((one) => one.close()));
      opened = [];
    });

    it('do every job that was added, also before there was a worker', async () => {
      const queue = newQueue();
      const done: JobData[] = [];
      await jobs.add(queue, { n: 1 }, { id: 'a' });
      await jobs.work(queue, (data) => {
        done.push(data);
        return Promise.resolve();
      });
      await jobs.add(queue, { n: 2 }, { id: 'b' });
      await eventually(() => expect(done).toEqual([{ n: 1 }, { n: 2 }]));
    });

    it('add all jobs that come at the same time, and none whose id they know', async () => {
      const queue = newQueue({ concurrency: 8 });
      const done: unknown[] = [];
      await jobs.add(queue, { n: 0 }, { id: 'a0' });
      const numbers = Array.from({ length: 150 }, (_, i) => i);
      // On a busy machine an attempt may be given up; the same job is added once.
      const add = (i: number) => eventually(() => jobs.add(queue, { n: i }, { id: `a${i}` }), 30_000);
      await Promise.all([...numbers, 7, 8].map(add));
      await jobs.work(queue, (data) => {
        done.push(data['n']);
        return Promise.resolve();
      });
      await eventually(() => expect(done.length).toBeGreaterThanOrEqual(150), 30_000);
      expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
    });

    it('know an id: the same again adds nothing, not even when it is done', async () => {
      const queue = newQueue({ concurrency: 1 });
      const done: JobData[] = [];
      await jobs.work(queue, (data) => {
        done.push(data);
        return Promise.resolve();
      });
      await Promise.all([1, 2, 3].map((at) => jobs.add(queue, { at }, { id: 'same' })));
      await eventually(() => expect(done).toHaveLength(1));
      await jobs.add(queue, { at: 4 }, { id: 'same' });
      await jobs.add(queue, { at: 5 }, { id: 'last' });
      await eventually(() => expect(done.at(-1)).toEqual({ at: 5 }));
      expect(done).toHaveLength(2);
    });

    it('forget the id of a job that ended long ago: the same again is another job', async () => {
      const queue = newQueue();
      let done = 0;
      await open({ rememberedMs: 1 }).work(queue, () => {
        done += 1;
        return Promise.resolve();
      });
      await eventually(async () => {
        await jobs.add(queue, {}, { id: 'same' });
        expect(done).toBeGreaterThan(1);
      });
    });

    it('try again what failed, until it succeeds', async () => {
      const queue = newQueue();
      let attempts = 0;
      await jobs.work(queue, () => (++attempts < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve()));
      await jobs.add(queue, {}, { id: 'stubborn' });
      await eventually(() => expect(attempts).toBe(3));
    });

    it('begin with those of the first priority', async () => {
      const queue = newQueue({ concurrency: 1 });
      const order: unknown[] = [];
      for (const priority of [3, 1, 2]) await jobs.add(queue, { priority }, { id: `p${priority}`, priority });
      await jobs.work(queue, ({ priority }) => {
        order.push(priority);
        return Promise.resolve();
      });
      await eventually(() => expect(order).toEqual([1, 2, 3]));
    });

    it('hold a delayed job back', async () => {
      const queue = newQueue();
      const order: unknown[] = [];
      await jobs.work(queue, ({ id }) => {
        order.push(id);
        return Promise.resolve();
      });
      await jobs.add(queue, { id: 'later' }, { id: 'later', delayMs: 600 });
      await jobs.add(queue, { id: 'now' }, { id: 'now' });
      await eventually(() => expect(order).toEqual(['now', 'later']));
    });

    it('give each job to one worker of many', async () => {
      const queue = newQueue();
      const done: unknown[] = [];
      for (const worker of [jobs, open(), open()])
        await worker.work(queue, ({ at }) => {
          done.push(at);
          return Promise.resolve();
        });
      const all = Array.from({ length: 30 }, (_, at) => at);
      await Promise.all(all.map((at) => jobs.add(queue, { at }, { id: `job-${at}` })));
      await eventually(() => expect(done.length).toBeGreaterThanOrEqual(all.length));
      expect([...done].sort((a, b) => Number(a) - Number(b))).toEqual(all);
    });

    it('repeat what is to be done from time to time, in one process at a time', async () => {
      const queue = newQueue().name;
      const other = open();
      let [times, running, most] = [0, 0, 0];
      const handler = async (): Promise<void> => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        times++;
      };
      await Promise.all([jobs.repeat(queue, 100, handler), other.repeat(queue, 100, handler)]);
      await eventually(() => expect(times).toBeGreaterThanOrEqual(4));
      expect(most).toBe(1);
    });

    it('let a running job end before they close', async () => {
      const queue = newQueue();
      const [begun, may] = [later(), later()];
      let ended = false;
      await jobs.work(queue, async () => {
        begun.resolve();
        await may.promise;
        ended = true;
      });
      await jobs.add(queue, {}, { id: 'slow' });
      await begun.promise;
      const closing = jobs.close();
      may.resolve();
      await closing;
      expect(ended).toBe(true);
    });

    it('hand a job on when its worker is killed in the middle of it', async () => {
      const queue = newQueue();
      const doomed = startJobsWorker(under.kind, under.url(), queue.name);
      await jobs.add(queue, { n: 7 }, { id: 'orphan' });
      await doomed.begun();
      await doomed.kill();
      const done: JobData[] = [];
      await open(SOON_GIVEN_UP).work(queue, (data) => {
        done.push(data);
        return Promise.resolve();
      });
      await eventually(() => expect(done).toEqual([{ n: 7 }]), 20_000);
    });

    it('go on when every connection was cut', async () => {
      const [queue, repeated] = [newQueue(), newQueue().name];
      const done: JobData[] = [];
      let times = 0;
      jobs = open(SOON_GIVEN_UP);
      await jobs.work(queue, (data) => {
        done.push(data);
        return Promise.resolve();
      });
      await jobs.repeat(repeated, 100, () => {
        times++;
        return Promise.resolve();
      });
      await jobs.add(queue, { n: 1 }, { id: 'before' });
      await eventually(() => expect([done.length, times > 0]).toEqual([1, true]));
      for (let cut = 0; cut < 3; cut++) await under.cutConnections();
      await eventually(() => jobs.add(queue, { n: 2 }, { id: 'after' }));
      // A job that was done but could not be reported runs again.
      await eventually(() => expect(new Set(done.map((data) => data['n']))).toEqual(new Set([1, 2])), 60_000);
      const before = times;
      await eventually(() => expect(times).toBeGreaterThan(before + 1), 60_000);
    });
  });
};
