export const WALLET_REJECTIONS = {
  NO_TOKENS: {
    status: 402,
    message: "You've used all your free actions for today. Upgrade to continue your epic adventure!",
  },
  TOO_FEW_TOKENS: { status: 409, message: 'The wallet holds fewer tokens than that.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type WalletRejectionCode = keyof typeof WALLET_REJECTIONS;
