/** GET /api/user/action-tokens. Test `unlimited` before comparing: null <= 0 is true. */
export interface ActionTokens {
  readonly actionTokens: number | null;
  readonly unlimited: boolean;
}
/** GET /api/user/subscription-info: null for those who are never refilled. */
export interface SubscriptionInfo {
  readonly daysUntilRefill: number | null;
}
