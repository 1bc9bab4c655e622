import { JobsUnavailableError } from './jobs.port.js';
import { withStartRetries } from './start-retries.js';
import { defineQueue } from './queue.js';

const mail = defineQueue({ name: 'mail' });
const nothing = (): Promise<void> => Promise.resolve();

/** Queues that fail this often before they answer. */
const failing = (times: number, error: Error) => {
  let left = times;
  const start = (): Promise<void> => (left-- > 0 ? Promise.reject(error) : Promise.resolve());
  return { work: start, repeat: start };
};

describe('queues that do not answer at the start', () => {
  it('are waited for, with one word about it', async () => {
    let waited = 0;
    const onWaiting = (): void => {
      waited += 1;
    };
    const jobs = withStartRetries(failing(2, new JobsUnavailableError('away')), { onWaiting });
    await jobs.repeat('sweep', 10, nothing);
    await jobs.work(mail, nothing);
    expect(waited).toBe(1);
  });

  it('are given up after the time allowed, with what they said', async () => {
    const away = new JobsUnavailableError('away');
    const jobs = withStartRetries(failing(Infinity, away), { withinMs: 300, onWaiting: () => undefined });
    await expect(jobs.work(mail, nothing)).rejects.toBe(away);
  });

  it('are not waited for where the failure is another', async () => {
    const bug = new Error('our bug');
    const jobs = withStartRetries(failing(1, bug), { onWaiting: () => undefined });
    await expect(jobs.work(mail, nothing)).rejects.toBe(bug);
  });
});
