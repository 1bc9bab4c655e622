import { type Principal } from './principal.js';

/** Finds out whose token a request bears: asked by the guard, answered by the account module. */
export interface Authenticator {
  /** Null for a token that is not ours, has expired or was revoked. */
  principalOf(token: string): Promise<Principal | null>;
}
export const AUTHENTICATOR = Symbol('Authenticator');
