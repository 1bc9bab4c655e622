/** What a player wrote may be played, or is answered in the fiction: no turn, no token. */
export type ActionVerdict = { readonly kind: 'fine' } | { readonly kind: 'blocked'; readonly answer: string };

/** Judges the player's own words before they are read. Called by sessions, implemented by moderation. */
export interface ActionModeration {
  /** Never rejects. A blocked text is kept for review. */
  judge(
    text: string,
    who: { readonly userId: string; readonly sessionId: string },
    signal: AbortSignal,
  ): Promise<ActionVerdict>;
}
export const ACTION_MODERATION = Symbol('ActionModeration');
