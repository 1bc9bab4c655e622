/** Whatever makes a visitor somebody happens one after the other: of two at once the later answer would win. */
export const SIGN_IN_SCOPE = { id: 'who-plays' } as const;
