import { SetMetadata } from '@nestjs/common';
import { type Principal } from './principal.js';
import { RejectedError } from './rejected.error.js';

/** What the key of an integration may be allowed. */
export const KEY_SCOPES = ['events:read', 'personal:read', 'leads:write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEY_SCOPE = 'keyScope';
/** A route for integrations: only a key that has the scope may call it. */
export const ForKeysWith = (scope: KeyScope) => SetMetadata(KEY_SCOPE, scope);

/** Finds the integration of a request's key. The guard calls it; the integration module implements it. */
export const KEY_AUTHENTICATOR = Symbol('KeyAuthenticator');

/** @throws RejectedError 403 */
export const requireScope = (principal: Principal, scope: KeyScope): void => {
  if (principal.kind === 'api-key' && principal.scopes.includes(scope)) return;
  throw new RejectedError(403, 'SCOPE_MISSING', `This key may not do that: it needs the scope ${scope}.`, { scope });
};
