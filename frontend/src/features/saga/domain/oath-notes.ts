/** What the line of marks has to explain, one after the other. */
export const OATH_NOTES = ['oath', 'threat', 'hunger'] as const;
