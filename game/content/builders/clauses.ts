import { type ClauseSet, type Condition, type ClauseCondition } from '../../model/content/clauses.js';

/** Clauses that may be said while something holds. */
export const only = (when: ClauseCondition, ...say: readonly string[]): ClauseSet => ({ when, say });

/** A table of clauses by a condition each. */
export const by = (table: Readonly<Partial<Record<Condition, readonly string[]>>>): readonly ClauseSet[] =>
  Object.entries(table).map(([when, say]) => ({ when: when as Condition, say }));
