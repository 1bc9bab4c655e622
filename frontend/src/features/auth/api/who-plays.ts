/** Whatever makes a visitor somebody happens one after the other: of two at once the later answer would win. */
export const WHO_PLAYS = { id: 'who-plays' } as const;
