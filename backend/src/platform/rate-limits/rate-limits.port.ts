/** The limited actions, each with its default: so many per holder in so many seconds (design section 8). */
export const RATE_LIMITS = {
  turn: { points: 60, seconds: 60 },
  guest: { points: 20, seconds: 3_600 },
} as const satisfies Record<string, { readonly points: number; readonly seconds: number }>;
export type Limited = keyof typeof RATE_LIMITS;

/** Counts shared by all processes of the api. */
export interface RateLimits {
  /**
   * Counts one; returns the seconds to wait where the limit is reached, else null. Without the store no limit applies.
   */
  take(limited: Limited, holder: string): Promise<number | null>;
}
export const RATE_LIMITER = Symbol('RateLimits');
