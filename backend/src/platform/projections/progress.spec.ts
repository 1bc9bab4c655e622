import { anyProgress, ReportedProgress } from './progress.js';

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

  it('is heard from whoever knows first', async () => {
    const [here, there] = [new ReportedProgress(), new ReportedProgress()];
    const both = anyProgress(here, there);
    const waiting = both.waitFor(3n, 10_000);
    there.report(3n);
    expect(await waiting).toBe(true);
    expect(both.position).toBe(3n);
    here.report(2n);
    expect(both.position).toBe(3n);
    expect(await both.waitFor(9n, 10)).toBe(false);
    here.report(9n);
  });
});
