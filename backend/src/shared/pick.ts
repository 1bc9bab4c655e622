/** A copy of the object with only these fields. */
export const pick = <T extends object, K extends keyof T>(source: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<T, K>;
