import { tokensGrantedV1ToV2 } from './tokens-granted.v1-to-v2.js';

it('a grant of the first version has no refill, and is otherwise unchanged', () => {
  const data = { userId: 'ann', amount: 5, reason: 'guest', balanceAfter: 5 } as const;
  expect(tokensGrantedV1ToV2(data)).toEqual({ ...data, refillsAt: null });
});
