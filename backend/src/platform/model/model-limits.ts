/** Time limits of a call, in ms. */
export interface ModelLimits {
  /** From an attempt's start to its first delta; reasoning counts. */
  readonly firstDeltaMs: number;
  /** Between two deltas. */
  readonly silenceMs: number;
  /** For a call with all its attempts. */
  readonly totalMs: number;
  /** For the provider's moderation. */
  readonly moderationMs: number;
}
const LIMITS: ModelLimits = { firstDeltaMs: 8_000, silenceMs: 10_000, totalMs: 45_000, moderationMs: 3_000 };

/** @param patience MODEL_PATIENCE */
export const limitsTimes = (patience: number, limits = LIMITS): ModelLimits => ({
  firstDeltaMs: limits.firstDeltaMs * patience,
  silenceMs: limits.silenceMs * patience,
  totalMs: limits.totalMs * patience,
  moderationMs: limits.moderationMs * patience,
});
