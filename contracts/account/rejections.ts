export const ACCOUNT_REJECTIONS = {
  USERNAME_TAKEN: { status: 409, message: 'That name is taken. Please choose another.' },
  ALREADY_REGISTERED: { status: 409, message: 'You have an account already. Please log in.' },
  REGISTRATION_ABANDONED: { status: 409, message: 'That took too long to be written down. Please register again.' },
  GUEST_NOT_CLAIMABLE: {
    status: 404,
    message: 'There is no guest by that token whose sagas could be brought along.',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'That name and password do not belong together.' },
  NO_ACCOUNT: { status: 409, message: 'A guest has no account to change. Please sign up first.' },
  ACCOUNT_ERASED: { status: 410, message: 'This account was deleted.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type AccountRejectionCode = keyof typeof ACCOUNT_REJECTIONS;

/** Refusals of requests, before anything is decided. */
export const AUTH_REJECTIONS = {
  PASSWORD_TOO_COMMON: {
    status: 422,
    message:
      'That password is among the first that are tried: it stands on lists of leaked ones. Please choose another.',
  },
  PASSWORD_HAS_NAME: {
    status: 422,
    message: 'Most of that password is your name or the name of the game. Please choose another.',
  },
  GUEST_NOT_KNOWN: { status: 401, message: 'The guest of this device is not known any more.' },
  DEVICE_NOT_FOUND: { status: 404, message: 'There is no such device.' },
  USERNAME_RESERVED: { status: 422, message: 'Names that start with Guest_ are for guests. Please choose another.' },
  WRONG_PASSWORD: { status: 422, message: 'That is not your password.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type AuthRejectionCode = keyof typeof AUTH_REJECTIONS;

/** Refusals of links that were mailed; the client knows them by 'expired' and 'invalid' (specification section 8). */
export const LINK_REJECTIONS = {
  RESET_LINK_INVALID: { status: 400, message: 'Invalid reset link. Please request a new password reset.' },
  RESET_LINK_EXPIRED: { status: 400, message: 'This reset link has expired. Please request a new password reset.' },
  CONFIRMATION_LINK_INVALID: { status: 400, message: 'Invalid confirmation link. Please request a new one.' },
  CONFIRMATION_LINK_EXPIRED: { status: 400, message: 'This confirmation link has expired. Please request a new one.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type LinkRejectionCode = keyof typeof LINK_REJECTIONS;
