/** Who works for the game. The guard asks; the account module answers. */
export interface Staff {
  /** Whether this registered person's confirmed address stands in STAFF_EMAILS, or `npm run staff` has made them staff. */
  isStaff(userId: string): Promise<boolean>;
}
export const STAFF = Symbol('Staff');

/** Second factors of staff. The guard asks; the support module answers. */
export interface SecondFactors {
  /** Whether this person gave a right code with this bearer token, and not too long ago. */
  hasPassed(userId: string, token: string): Promise<boolean>;
}
export const SECOND_FACTORS = Symbol('SecondFactors');
