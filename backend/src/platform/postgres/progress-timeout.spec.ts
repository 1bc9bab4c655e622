import { setTimeout as pause } from 'node:timers/promises';
import { ProgressTimeout } from './progress-timeout.js';

const QUIET_MS = 20;
const rounds = async (
  patience: ProgressTimeout,
  ms: number,
  signOf: (round: number) => string | undefined,
): Promise<void> => {
  const until = performance.now() + ms;
  for (let round = 0; performance.now() < until; round++) {
    const sign = signOf(round);
    patience.waitFor({ words: `waiting ${round}`, orElse: 'it takes too long', ...(sign !== undefined && { sign }) });
    await pause(1);
  }
};

describe('the patience of a start', () => {
  it('ends when nothing is to be seen, whatever is waited for', async () => {
    const heard: string[] = [];
    const patience = new ProgressTimeout(QUIET_MS, (words) => heard.push(words));
    await expect(rounds(patience, 20 * QUIET_MS, () => undefined)).rejects.toThrow(/^it takes too long$/);
    expect(heard.slice(0, 2)).toEqual(['waiting 0', 'waiting 1']);
  });

  it('does not end while there is progress', async () => {
    await rounds(new ProgressTimeout(QUIET_MS, () => undefined), 20 * QUIET_MS, String);
  });

  it('ends when a recovery makes no progress', async () => {
    const before = performance.now();
    const patience = new ProgressTimeout(QUIET_MS, () => undefined);
    await expect(rounds(patience, 20 * QUIET_MS, () => 'the same')).rejects.toThrow(/^it takes too long$/);
    expect(performance.now() - before).toBeGreaterThan(2 * QUIET_MS);
  });
});
