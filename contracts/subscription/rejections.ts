export const SUBSCRIPTION_REJECTIONS = {
  PERIOD_IS_OVER: { status: 422, message: 'That day is over. Choose a later one.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SubscriptionRejectionCode = keyof typeof SUBSCRIPTION_REJECTIONS;
