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
