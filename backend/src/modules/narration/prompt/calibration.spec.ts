import { calibrated } from './calibration.js';

describe('what is learned of a model’s tokens', () => {
  const after = (reported: number | null, times = 40): number =>
    Array.from({ length: times }).reduce<number>(
      (ratio) => calibrated(ratio, { estimated: 1_000 * ratio, reported }),
      1,
    );

  it('comes to the ratio that its reports have', () => expect(after(1_300)).toBeCloseTo(1.3));
  it('is nothing without reports', () => expect(after(null)).toBe(1));
  it('is bounded', () => expect([after(9_000), after(700)]).toEqual([2, expect.closeTo(0.7)]));
  it('is nothing from a prompt that was cut before it was read', () => expect(after(400)).toBe(1));
});
