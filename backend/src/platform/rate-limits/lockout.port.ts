export interface LockoutAttempt {
  readonly address: string;
  /** Of the account; hashed. */
  readonly holder: string;
  /** True for an attempt with a device password: only the address counts. */
  readonly isOfDevice: boolean;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Failed attempts to sign in (docs/limits.md says why they are what they are). */
export const LOCKOUT_LIMITS = {
  /** Of one address on one account. */
  pair: { points: 10, seconds: 15 * MINUTE_S },
  /** Of one address, on any account. */
  address: { points: 100, seconds: 15 * MINUTE_S },
  /** On one account, from all addresses where nobody has signed in to it. */
  account: { points: 100, seconds: HOUR_S },
} as const;
/** An address where somebody has signed in to an account is known to it for this long. */
export const KNOWN_ADDRESS_S = 90 * 24 * HOUR_S;

/** Counts of attempts to sign in, shared by all copies. Without the store nobody is refused. */
export interface Lockout {
  /** Counts one attempt; returns the seconds to wait where one of the limits is reached, else null. */
  begin(attempt: LockoutAttempt): Promise<number | null>;
  /** Takes it back: it was no failure. */
  succeed(attempt: LockoutAttempt): Promise<void>;
}
export const LOCKOUT = Symbol('Lockout');
