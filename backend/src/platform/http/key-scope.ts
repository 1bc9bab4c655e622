import { applyDecorators, SetMetadata } from '@nestjs/common';
import { type KeyScopeName } from '#contracts/integration/scopes.js';
import { isTestKey, type Principal } from './principal.js';
import { RejectedError, rejectedBy } from './rejected.error.js';

export type KeyScope = KeyScopeName;

export const KEY_SCOPE = 'keyScope';
/** A route for integrations: only a key that has the scope may call it. */
export const ForKeysWith = (scope: KeyScope) => SetMetadata(KEY_SCOPE, scope);

export const FOR_STAFF_TOO = 'forStaffToo';
/** A route for integrations that staff may call too, with their own token and after their second factor. */
export const ForKeysAndStaff = (scope: KeyScope) =>
  applyDecorators(ForKeysWith(scope), SetMetadata(FOR_STAFF_TOO, true));

export const FOR_TEST_KEYS = 'forTestKeys';
/** A route of integrations that harms nothing when a key for tests calls it: it answers with samples, or only shows. */
export const ForTestKeysToo = () => SetMetadata(FOR_TEST_KEYS, true);

/** How every key begins. */
export const KEY_PREFIX = 'ssk_';

/** Finds the integration of a request's key. The guard calls it; the integration module implements it. */
export const KEY_AUTHENTICATOR = Symbol('KeyAuthenticator');

/** @throws RejectedError 403 */
export const requireScope = (principal: Principal, scope: KeyScope): void => {
  if (principal.kind === 'api-key' && principal.scopes.includes(scope)) return;
  throw new RejectedError(403, 'SCOPE_MISSING', `This key may not do that: it needs the scope ${scope}.`, { scope });
};

/** For calls that staff may make too: what a key must have besides. @throws RejectedError 403 */
export const requireOfKey = (principal: Principal, scope: KeyScope): void => {
  if (principal.kind === 'api-key') requireScope(principal, scope);
};

/** Named by the routes that are for test keys in part: it is known of all others. */
export const TEST_KEY_REFUSAL = {
  TEST_KEY: { status: 403, message: 'A test key may not do that: use a key that was made without test.' },
};

/** @throws RejectedError 403 */
export const refuseTestKey = (principal: Principal): void => {
  if (isTestKey(principal)) throw rejectedBy(TEST_KEY_REFUSAL, { code: 'TEST_KEY' });
};
