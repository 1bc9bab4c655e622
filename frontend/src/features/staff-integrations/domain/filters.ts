/** Filters nothing. */
export const ANY = 'any';

/** What the address asks for, if it is one of the filter's values; else any. */
export const filterIn = <T extends string>(asked: string | null, values: readonly T[]): T | null =>
  values.find((value) => value === asked) ?? null;
