import { endWorker } from './end-worker.js';

describe('the end of a worker', () => {
  it('is told to the jobs that run, so that the queues need not wait for them longer than necessary', async () => {
    const ended: string[] = [];
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await endWorker({
      reactions: [{ stop: () => Promise.resolve(void ended.push('reaction')) }],
      app: {
        close: () => {
          ended.push('app');
          tell();
          return Promise.resolve();
        },
      },
      jobs: { close: () => told.then(() => void ended.push('jobs')) },
    });
    expect(ended).toEqual(['reaction', 'app', 'jobs']);
  });
});
