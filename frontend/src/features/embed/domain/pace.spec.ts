import { createPace } from './pace.js';

it('lets 20 messages through in any 10 s', () => {
  let now = 0;
  const pass = createPace(() => now);
  const passed = (count: number): number => Array.from({ length: count }, pass).filter(Boolean).length;
  expect(passed(15)).toBe(15);
  now = 6_000;
  expect(passed(1_000)).toBe(5);
  now = 10_000;
  expect(passed(1_000)).toBe(15);
  now = 60_000;
  expect(passed(1_000)).toBe(20);
});
