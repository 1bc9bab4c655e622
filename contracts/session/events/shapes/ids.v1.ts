/** Every id that a projection keys by, so that it needs no look-ups (design section 5). */
export interface SessionIdsV1 {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
}
