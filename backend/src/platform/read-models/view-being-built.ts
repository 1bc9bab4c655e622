import { errorCode } from '../files/error-code.js';

/** Postgres' codes: there is no such column, or no such table. */
const MISSING: ReadonlySet<string> = new Set(['42703', '42P01']);

/**
 * Whether a query asked for a column or a table of a read model that its projector has not built yet: after an upgrade
 * the old view serves until the new one takes its place (design section 5).
 */
export const isViewBeingBuilt = (error: unknown): boolean => MISSING.has(errorCode(error) ?? '');
