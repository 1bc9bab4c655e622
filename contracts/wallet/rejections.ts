export const WALLET_REJECTIONS = {
  NO_TOKENS: {
    status: 402,
    message: "You've used all your free actions for today. Upgrade to continue your epic adventure!",
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type WalletRejectionCode = keyof typeof WALLET_REJECTIONS;
