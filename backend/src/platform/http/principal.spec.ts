import { RejectedError } from './rejected.error.js';
import { actorOf, type Principal, userIdOf } from './principal.js';

const key: Principal = { kind: 'api-key', keyId: 'crm', scopes: ['feed:read'] };

it.each([
  [
    { kind: 'guest', userId: 'ann', deviceId: null },
    { kind: 'person', id: 'ann' },
  ],
  [
    { kind: 'registered', userId: 'ann', deviceId: 'd1' },
    { kind: 'person', id: 'ann' },
  ],
  [
    { kind: 'staff', userId: 'bo', deviceId: 'd2' },
    { kind: 'staff', id: 'bo' },
  ],
  [key, { kind: 'integration', id: 'crm' }],
] as const)('%j acts as %j', (principal, actor) => {
  expect(actorOf(principal)).toEqual(actor);
});

it('of an integration has no personal data', () => {
  expect(userIdOf({ kind: 'guest', userId: 'ann', deviceId: null })).toBe('ann');
  expect(() => userIdOf(key)).toThrow(RejectedError);
});
