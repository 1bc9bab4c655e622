import { eventually } from '#test/support/eventually.js';
import { Lifecycle, type LifecyclePart, StoppedEarly } from './lifecycle.js';

describe('what has been started', () => {
  const ended: string[] = [];
  const failures: unknown[] = [];
  const part = (name: string): LifecyclePart => ({
    name,
    end: () => {
      ended.push(name);
      return Promise.resolve();
    },
  });
  const fails: LifecyclePart = { name: 'worker', end: () => Promise.reject(new Error('will not end')) };
  const hangs: LifecyclePart = { name: 'projector', end: () => new Promise(() => undefined) };
  beforeEach(() => {
    ended.length = 0;
    failures.length = 0;
  });

  it('ends its parts in reverse order, once, also after failures', async () => {
    const lifecycle = new Lifecycle((error) => failures.push(error));
    await lifecycle.started(part('database'));
    await lifecycle.started(fails);
    await lifecycle.started(part('api'));
    await Promise.all([lifecycle.close(), lifecycle.close()]);
    expect(ended).toEqual(['api', 'database']);
    expect(failures).toHaveLength(1);
  });

  it('names the part that does not end', async () => {
    const lifecycle = new Lifecycle((error) => failures.push(error));
    await lifecycle.started(part('database'));
    await lifecycle.started(hangs);
    await lifecycle.started(part('api'));
    expect(lifecycle.endingPart).toBeNull();
    void lifecycle.close();
    await eventually(() => expect(lifecycle.endingPart).toBe('projector'));
  });

  it('ends a part at once that is ready too late', async () => {
    const lifecycle = new Lifecycle((error) => failures.push(error));
    await lifecycle.close();
    await expect(lifecycle.started(part('late'), part('later'))).rejects.toThrow(StoppedEarly);
    expect(ended).toEqual(['later', 'late']);
  });
});
