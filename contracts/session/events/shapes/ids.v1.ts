/** All ids that projections use as keys, so that they need no look-ups (design section 5). */
export interface SessionIdsV1 {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
}
