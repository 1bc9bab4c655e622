/** Number of action tokens; null where the plan has no limit. */
export type BalanceV1 = number | null;
