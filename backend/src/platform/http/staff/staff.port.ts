/** Who works for the game. The guard asks; the account module answers. */
export interface Staff {
  /** Whether this registered person's confirmed address stands in STAFF_EMAILS. */
  isStaff(userId: string): Promise<boolean>;
}
export const STAFF = Symbol('Staff');
