import { type FindOptionsSelect } from 'typeorm';

/** The `select` of a query that reads only these columns. */
export const selecting = <R>(fields: readonly (keyof R)[]): FindOptionsSelect<R> =>
  Object.fromEntries(fields.map((field) => [field, true])) as FindOptionsSelect<R>;
