import { ReportedProgress } from './progress.js';

describe('progress', () => {
  it('lets those go on whose position is reached', async () => {
    const progress = new ReportedProgress();
    const [near, far] = [progress.waitFor(5n, 10_000), progress.waitFor(6n, 20)];
    progress.report(5n);
    expect([await near, await far]).toEqual([true, false]);
    expect(await progress.waitFor(4n, 0)).toBe(true);
    expect(await progress.waitFor(6n, 0)).toBe(false);
    expect(progress.isAwaited).toBe(false);
  });

  it('compares positions beyond what a number can hold', async () => {
    const progress = new ReportedProgress();
    progress.report(9_007_199_254_740_992n);
    expect(await progress.waitFor(9_007_199_254_740_993n, 0)).toBe(false);
  });
});
