export interface StaffViewedV1 {
  readonly viewId: string;
  readonly staffId: string;
  /** What was looked at, in kebab-case. Pages come and go, so that no list of them is frozen here. */
  readonly what: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly sessionId: string | null;
  /** Whether personal text was shown. */
  readonly unmasked: boolean;
  /** Why it was shown, in the words of staff, which may repeat anything; null where it stayed masked. */
  readonly reason: string | null;
  readonly viewedAt: string;
}
/** From this version on, it has a keyed hash of the searched text, which identifies a search; null for no search. */
export interface StaffViewedV2 extends StaffViewedV1 {
  readonly queryHash: string | null;
}
