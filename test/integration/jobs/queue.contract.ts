import { runJobsCli } from '#backend/platform/jobs/jobs-cli.js';
import { type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';
import { eventually } from '../../support/eventually.js';
import { type JobsUnderTest } from './jobs.contract.js';

/** The contract of a queue's declaration, for both adapters. */
export const queueContract = (name: string, under: JobsUnderTest): void => {
  describe(`a declared queue on ${name}`, () => {
    let jobs: Jobs;
    let opened: Jobs[] = [];
    let n = 0;
    const open = (options?: { readonly lockMs: number }): Jobs => {
      opened = [...opened, under.open(options)];
      return opened.at(-1) as Jobs;
    };
    const newQueue = (declared: Partial<Queue>): Queue =>
      defineQueue({ name: `queue-${process.pid}-${Date.now()}-${++n}`, firstRetryMs: 10, ...declared });
    const byKey = (declared: Partial<Queue> = {}): Queue =>
      newQueue({ orderKey: ({ key }) => String(key), ...declared });
    const gate = () => {
      let pass = (): void => undefined;
      const passed = new Promise<void>((resolve) => {
        pass = resolve;
      });
      return { passed, pass: () => pass() };
    };
    const deadLetterOf = async (queue: Queue, id: string): Promise<void> => {
      await jobs.add(queue, { id }, { id });
      await eventually(async () => expect((await jobs.deadLetters.list({ queue: queue.name, id })).length).toBe(1));
    };
    beforeEach(() => {
      jobs = open();
    });
    afterEach(async () => {
      await Promise.all(opened.map((one) => one.close()));
      opened = [];
    });

    it('does the jobs of one key in order, one at a time, in several workers, while those of others go on', async () => {
      const queue = byKey();
      const done: string[] = [];
      const slow = gate();
      const running = new Map<unknown, number>();
      let most = 0;
      for (const worker of [jobs, open(), open()])
        await worker.work(queue, async ({ key, at }) => {
          running.set(key, (running.get(key) ?? 0) + 1);
          most = Math.max(most, running.get(key) ?? 0);
          if (key === 'slow' && at === 0) await slow.passed;
          await new Promise((resolve) => setImmediate(resolve));
          running.set(key, (running.get(key) ?? 0) - 1);
          done.push(`${key} ${at}`);
        });
      const all = ['slow', 'quick', 'other'].flatMap((key) => Array.from({ length: 4 }, (_, at) => ({ key, at })));
      for (const { key, at } of all) await jobs.add(queue, { key, at }, { id: `${key}-${at}` });
      await eventually(() => expect(done.filter((job) => !job.startsWith('slow'))).toHaveLength(8), 20_000);
      expect(done.filter((job) => job.startsWith('slow'))).toEqual([]);
      slow.pass();
      await eventually(() => expect(done).toHaveLength(all.length), 20_000);
      for (const key of ['slow', 'quick', 'other'])
        expect(done.filter((job) => job.startsWith(key))).toEqual([0, 1, 2, 3].map((at) => `${key} ${at}`));
      expect(most).toBe(1);
    });

    it('holds the next job of a key up while one is tried again, and lets it go when that one is given up', async () => {
      const queue = byKey({ attempts: 3 });
      const seen: string[] = [];
      await jobs.work(queue, ({ id }) => {
        seen.push(String(id));
        return id === 'bad' ? Promise.reject(new Error('never')) : Promise.resolve();
      });
      await jobs.add(queue, { key: 'k', id: 'bad' }, { id: 'bad' });
      await jobs.add(queue, { key: 'k', id: 'next' }, { id: 'next' });
      await eventually(() => expect(seen).toEqual(['bad', 'bad', 'bad', 'next']), 20_000);
    });

    it('goes on with a key whose first job was removed, or was never added by one who died', async () => {
      const queue = byKey({ attempts: 1 });
      const seen: unknown[] = [];
      await jobs.add(queue, { key: 'k', id: 'lost' }, { id: 'lost', delayMs: 600_000 });
      await jobs.add(queue, { key: 'k', id: 'kept' }, { id: 'kept' });
      await jobs.work(queue, ({ id }) => {
        seen.push(id);
        return Promise.resolve();
      });
      await under.removeJob(queue.name, 'lost');
      await eventually(() => expect(seen).toEqual(['kept']), 30_000);
    });

    it('keeps to its rate', async () => {
      const queue = newQueue({ rateLimit: { jobs: 2, perMs: 500 } });
      const at: number[] = [];
      await jobs.work(queue, () => {
        at.push(performance.now());
        return Promise.resolve();
      });
      await Promise.all([1, 2, 3, 4, 5].map((id) => jobs.add(queue, {}, { id: `r${id}` })));
      await eventually(() => expect(at).toHaveLength(5), 20_000);
      expect((at[4] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(500);
    });

    it('tries a job as often as it says, then keeps it as a dead letter until somebody replays or drops it', async () => {
      const queue = newQueue({ attempts: 2 });
      let [attempts, isMended] = [0, false];
      await jobs.work(queue, () => {
        attempts++;
        return isMended ? Promise.resolve() : Promise.reject(new Error('no such address'));
      });
      for (const id of ['a', 'b', 'c']) await deadLetterOf(queue, id);
      expect(attempts).toBe(6);
      expect(await jobs.deadLetters.list({ queue: queue.name, id: 'a' })).toEqual([
        {
          queue: queue.name,
          id: 'a',
          data: { id: 'a' },
          attempts: 2,
          reason: 'no such address',
          failedAt: expect.any(Date),
        },
      ]);
      expect((await jobs.deadLetters.list()).map(({ queue: of }) => of)).toContain(queue.name);
      await jobs.add(newQueue({ name: `${queue.name}-unattended` }), {}, { id: 'z', delayMs: 60_000 });
      const backlog = (await jobs.backlog()).filter(({ queue: of }) => of.startsWith(queue.name));
      expect(backlog).toEqual([
        { queue: queue.name, waiting: 0, running: 0, deadLetters: 3 },
        { queue: `${queue.name}-unattended`, waiting: 1, running: 0, deadLetters: 0 },
      ]);
      // Known by its id, it is not added again.
      await jobs.add(queue, { id: 'a' }, { id: 'a' });
      isMended = true;
      expect(await jobs.deadLetters.retry({ queue: queue.name, id: 'a' })).toBe(1);
      await eventually(() => expect(attempts).toBe(7));
      expect(await jobs.deadLetters.drop({ queue: queue.name, id: 'b' })).toBe(1);
      expect((await jobs.deadLetters.list({ queue: queue.name })).map(({ id }) => id)).toEqual(['c']);
      const twice = await Promise.all([1, 2].map(() => jobs.deadLetters.retry({ queue: queue.name })));
      expect(twice.reduce((sum, count) => sum + count)).toBe(1);
      const nobodys = `${queue.name}-of-nobody`;
      expect([await jobs.deadLetters.knows(queue.name), await jobs.deadLetters.knows(nobodys)]).toEqual([true, false]);
      expect([await jobs.deadLetters.list({ queue: nobodys }), await jobs.deadLetters.knows(nobodys)]).toEqual([
        [],
        false,
      ]);
    });

    it('has its dead letters listed, replayed and dropped by the command line', async () => {
      const queue = newQueue({ attempts: 1 });
      await jobs.work(queue, () => Promise.reject(new Error('no such address')));
      await deadLetterOf(queue, 'a');
      const run = async (...argv: string[]): Promise<readonly [number, readonly string[]]> => {
        const lines: string[] = [];
        return [await runJobsCli(argv, { deadLetters: jobs.deadLetters, print: (line) => lines.push(line) }), lines];
      };
      expect(await run('failed', queue.name)).toEqual([
        0,
        [
          expect.stringMatching(
            new RegExp(`^[\\d-]{10}T.* ${queue.name} a after 1 attempts: no such address {"id":"a"}$`),
          ),
        ],
      ]);
      expect(await run('retry', queue.name, 'a')).toEqual([0, ['1 jobs wait again']]);
      await eventually(async () => expect((await run('failed', queue.name))[1]).toHaveLength(1));
      expect(await run('drop', queue.name)).toEqual([0, ['1 jobs are removed']]);
      expect(await run('drop', queue.name, 'a')).toEqual([1, [`No failed job of ${queue.name} has the id a`]]);
      expect(await run('forget')).toEqual([2, [expect.stringMatching(/^Usage:/)]]);
    });
  });
};
