import { keepRunning } from './keep-running.js';
import { retry } from './retry.js';

const fast = { firstMs: 1, longestMs: 4 };

describe('retry', () => {
  it('repeats the work until it succeeds, after any kind of error, and reports each failure', async () => {
    const thrown: unknown[] = [new TypeError('a connection without a socket'), 'a string', new Error('gone')];
    const told: unknown[] = [];
    const left = [...thrown];
    const fail = (error: unknown): never => {
      throw error;
    };
    const work = async (): Promise<string> => {
      await Promise.resolve();
      return left.length > 0 ? fail(left.shift()) : 'done';
    };
    const { signal } = new AbortController();
    expect(await retry(work, { ...fast, signal, onFailure: (error) => told.push(error) })).toBe('done');
    expect(told).toEqual(thrown);
  });

  it('gives up at a failure that does not pass', async () => {
    const { signal } = new AbortController();
    const poison = new Error('poison');
    let times = 0;
    const work = (): Promise<never> => {
      times++;
      return Promise.reject(times === 3 ? poison : new Error('passing'));
    };
    await expect(retry(work, { ...fast, signal, isPassing: (error) => error !== poison })).rejects.toBe(poison);
    expect(times).toBe(3);
  });

  it('ends its pause when the signal aborts', async () => {
    const stop = new AbortController();
    const work = (): Promise<never> => Promise.reject(new Error('always'));
    const retrying = retry(work, {
      firstMs: 600_000,
      longestMs: 600_000,
      signal: stop.signal,
      onFailure: () => setImmediate(() => stop.abort(new Error('stopped'))),
    });
    await expect(retrying).rejects.toThrow('stopped');
  });
});

describe('work that is kept running', () => {
  it('restarts after failures and after its end, until the signal aborts', async () => {
    const stop = new AbortController();
    const runs: string[] = [];
    const run = (recovered: () => void): Promise<void> => {
      runs.push('run');
      if (runs.length === 2) recovered();
      if (runs.length === 4) return Promise.resolve();
      if (runs.length === 6) stop.abort();
      return Promise.reject(new Error(`failure ${runs.length}`));
    };
    const told: string[] = [];
    await keepRunning(run, { ...fast, signal: stop.signal, onFailure: (error) => told.push((error as Error).message) });
    expect(told).toEqual(['failure 1', 'failure 2', 'failure 3', 'failure 5']);
  });

  it('ends at a failure that does not pass, also after a recovery', async () => {
    const poison = new Error('poison');
    const run = (recovered: () => void): Promise<void> => {
      recovered();
      return Promise.reject(poison);
    };
    const { signal } = new AbortController();
    await expect(keepRunning(run, { ...fast, signal, isPassing: (error) => error !== poison })).rejects.toBe(poison);
  });
});
