import fc from 'fast-check';
import { ByteWindow } from './byte-window.js';

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('the window of bytes in flight', () => {
  it('admits in order: a small append does not overtake a large one', async () => {
    const window = new ByteWindow(100);
    const admitted: string[] = [];
    const enter = (name: string, bytes: number): void => {
      void window.enter(bytes).then(() => admitted.push(name));
    };
    enter('a', 60);
    enter('b', 60);
    enter('c', 10);
    await settled();
    expect(admitted).toEqual(['a']);
    window.leave(60);
    await settled();
    expect(admitted).toEqual(['a', 'b', 'c']);
  });

  it('admits an append larger than the window alone', async () => {
    const window = new ByteWindow(100);
    await window.enter(5000);
    let next = false;
    void window.enter(1).then(() => {
      next = true;
    });
    await settled();
    expect(next).toBe(false);
    window.leave(5000);
    await settled();
    expect(next).toBe(true);
  });

  it('never holds more than its size, and admits every append in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 30 }), async (sizes) => {
        const window = new ByteWindow(100);
        let inside = 0;
        let most = 0;
        await Promise.all(
          sizes.map(async (bytes) => {
            await window.enter(bytes);
            inside += Math.min(bytes, 100);
            most = Math.max(most, inside);
            await settled();
            inside -= Math.min(bytes, 100);
            window.leave(bytes);
          }),
        );
        expect(most).toBeLessThanOrEqual(100);
      }),
    );
  });
});
