import { inBatches } from './in-batches.js';

const setUp = () => {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const double = inBatches(async (items: readonly number[]) => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (items.includes(13)) throw new Error('as planned');
    return items.map((item) => 2 * item);
  });
  const end = async (): Promise<void> => {
    while (ends.length === 0) await new Promise(setImmediate);
    ends.shift()?.();
  };
  return { batches, double, end };
};

describe('calls in batches', () => {
  it('go together where they come together, or while a batch is under way', async () => {
    const { batches, double, end } = setUp();
    const first = Promise.all([double(1), double(2)]);
    while (batches.length === 0) await new Promise(setImmediate);
    const second = Promise.all([double(3), double(4)]);
    await end();
    expect(await first).toEqual([2, 4]);
    await end();
    expect(await second).toEqual([6, 8]);
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('fail together, and the next ones go on', async () => {
    const { double, end } = setUp();
    const failing = Promise.allSettled([double(12), double(13)]);
    await end();
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = double(14);
    await end();
    expect(await next).toBe(28);
  });

  it('are at most a hundred at a time', async () => {
    const { batches, double, end } = setUp();
    const all = Promise.all(Array.from({ length: 150 }, (_, n) => double(1000 + n)));
    await end();
    await end();
    expect((await all).at(-1)).toBe(2298);
    expect(batches.map(({ length }) => length)).toEqual([100, 50]);
  });
});
