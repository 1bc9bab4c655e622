/** Mutations that sign a visitor in run one after the other: of two at once the later answer would win. */
export const SIGN_IN_SCOPE = { id: 'sign-in' } as const;
