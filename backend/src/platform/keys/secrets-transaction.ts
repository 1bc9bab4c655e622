import { type Queryable } from '../log/queryable.js';

/** One process at a time compares its secrets with the database. */
export interface SecretsTransaction {
  readonly db: Queryable;
  readonly warn: (message: string) => void;
}
