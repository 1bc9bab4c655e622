/** GET /api/user/action-tokens. Test `unlimited` before comparing: null <= 0 is true. */
export interface ActionTokens {
  readonly actionTokens: number | null;
  readonly unlimited: boolean;
}
/** GET /api/user/subscription-info. */
export interface SubscriptionInfo {
  /** Null for users without refills. */
  readonly daysUntilRefill: number | null;
  /** Address of the plans' page: a path of this site, or an address elsewhere. */
  readonly plansUrl: string;
}

/** A change of a wallet, with what it was for. */
export interface Receipt {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly kind: 'granted' | 'spent' | 'returned' | 'refilled' | 'withdrawn';
  /** Tokens that came or went: never negative; null where the plan has no limit. */
  readonly amount: number | null;
  readonly balanceAfter: number | null;
  readonly sessionId: string | null;
  /** The turn that a spent token bought; null where it bought none. */
  readonly turn: number | null;
  /** The hero of the saga; null where it can't be told any more. */
  readonly characterName: string | null;
  /** One sentence for the player. */
  readonly words: string;
}
/** GET /api/user/receipts: the newest first. */
export interface Receipts {
  readonly items: readonly Receipt[];
  /** As `after` of the next page; null on the last one. */
  readonly next: string | null;
}
