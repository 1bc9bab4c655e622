/** What is limited, and the default: so many in so many seconds for each holder (design section 8). */
export const RATE_LIMITS = {
  turn: { points: 60, seconds: 60 },
  guest: { points: 20, seconds: 3_600 },
} as const satisfies Record<string, { readonly points: number; readonly seconds: number }>;
export type Limited = keyof typeof RATE_LIMITS;

/** Counts shared by all copies of the api. */
export interface RateLimits {
  /** Counts one; seconds to wait where the limit is reached, else null. A store out of reach limits nobody. */
  take(limited: Limited, holder: string): Promise<number | null>;
}
export const RATE_LIMITER = Symbol('RateLimits');
