import { type RateLimits } from './rate-limits.port.js';
import { rememberingRefusals } from './remembered-refusals.js';

const under = (answers: readonly (number | null)[]) => {
  const time = { ms: 1_000 };
  let asked = 0;
  const limits: RateLimits = { take: () => Promise.resolve(answers[asked++] ?? null) };
  return { time, asked: () => asked, take: rememberingRefusals(limits, () => time.ms).take };
};

describe('a refused holder', () => {
  it('is refused from memory until the time is over', async () => {
    const { time, asked, take } = under([null, 30, null]);
    expect([await take('save', 'ann'), await take('save', 'ann')]).toEqual([null, 30]);
    time.ms += 29_500;
    expect([await take('save', 'ann'), asked()]).toEqual([1, 2]);
    time.ms += 500;
    expect([await take('save', 'ann'), asked()]).toEqual([null, 3]);
  });

  it('is told how it stands, also from memory', async () => {
    const time = { ms: 0 };
    const counting: RateLimits = {
      take: (_, __, told) => (told?.({ limit: 60, remaining: 0, resetS: 30 }), Promise.resolve(30)),
    };
    const { take } = rememberingRefusals(counting, () => time.ms);
    const heard: unknown[] = [];
    for (const ms of [0, 10_000]) {
      time.ms = ms;
      await take('save', 'ann', (standing) => heard.push(standing));
    }
    expect(heard).toEqual([
      { limit: 60, remaining: 0, resetS: 30 },
      { limit: 60, remaining: 0, resetS: 20 },
    ]);
  });

  it('bars neither another holder nor another action', async () => {
    const { take } = under([30]);
    expect(await take('save', 'ann')).toBe(30);
    expect([await take('save', 'bob'), await take('turn', 'ann')]).toEqual([null, null]);
  });
});
