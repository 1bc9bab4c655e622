import { tokensRefilledV1ToV2 } from './tokens-refilled.v1-to-v2.js';

it('a refill of the first version is that of a free week, and the next one is due a week later', () => {
  const data = { userId: 'ann', amount: 10, balanceAfter: 10, refilledAt: '2026-03-21T19:00:00.000Z' };
  expect(tokensRefilledV1ToV2(data)).toEqual({
    ...data,
    plan: 'free',
    reason: 'week',
    refillsAt: '2026-03-28T19:00:00.000Z',
  });
});
