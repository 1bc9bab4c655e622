/** Mutations that sign a visitor in run one after the other: if two ran at once, the later response would win. */
export const SIGN_IN_SCOPE = { id: 'sign-in' } as const;
