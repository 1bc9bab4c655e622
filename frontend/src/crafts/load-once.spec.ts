import { loadOnce } from './load-once.js';

describe('a part that is loaded once', () => {
  it('is requested once, and is available when it has loaded', async () => {
    const asked: string[] = [];
    const parts = loadOnce((id: string) => {
      asked.push(id);
      return Promise.resolve(id.toUpperCase());
    });
    expect(parts.loaded('a')).toBeUndefined();
    const [first, again] = [parts.load('a'), parts.load('a')];
    expect(await first).toBe('A');
    expect(await again).toBe('A');
    expect(parts.loaded('a')).toBe('A');
    await parts.load('a');
    expect(asked).toEqual(['a']);
  });

  it('is requested again after a failure', async () => {
    const answers = [Promise.reject(new Error('no line')), Promise.resolve('here')];
    const parts = loadOnce(() => answers.shift() ?? Promise.reject(new Error('requested too often')));
    await expect(parts.load('a')).rejects.toThrow('no line');
    expect(await parts.load('a')).toBe('here');
  });
});
