import { type Principal } from './principal.js';

/** Finds the person of a request's bearer token. The guard calls it; the account module implements it. */
export interface Authenticator {
  /** Null for a token that is not ours, is expired or was revoked. */
  principalOf(token: string): Promise<Principal | null>;
}
export const AUTHENTICATOR = Symbol('Authenticator');
