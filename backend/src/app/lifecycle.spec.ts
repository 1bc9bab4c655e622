import { Lifecycle, StoppedEarly } from './lifecycle.js';

describe('what has been started', () => {
  const ended: string[] = [];
  const failures: unknown[] = [];
  const end = (name: string) => () => {
    ended.push(name);
    return Promise.resolve();
  };
  const fails = () => Promise.reject(new Error('will not end'));
  beforeEach(() => {
    ended.length = 0;
    failures.length = 0;
  });

  it('ends its parts in reverse order, once, also after failures', async () => {
    const lifecycle = new Lifecycle((error) => failures.push(error));
    await lifecycle.started(end('database'));
    await lifecycle.started(fails);
    await lifecycle.started(end('api'));
    await Promise.all([lifecycle.close(), lifecycle.close()]);
    expect(ended).toEqual(['api', 'database']);
    expect(failures).toHaveLength(1);
  });

  it('ends a part at once that is ready too late', async () => {
    const lifecycle = new Lifecycle((error) => failures.push(error));
    await lifecycle.close();
    await expect(lifecycle.started(end('late'))).rejects.toThrow(StoppedEarly);
    expect(ended).toEqual(['late']);
  });
});
