import pg from 'pg';
import type { AppendResult } from '../event-store.port.js';

export type AppendFailure = Extract<AppendResult, { status: 'invalid' | 'unavailable' | 'unknown' }>;

/** SQLSTATE classes: bad data, violated constraints, a limit of the server. The same bytes will be refused again. */
const REFUSED = ['22', '23', '54'];
/** Ended by the administrator or a crash, a lost connection, an internal error: it may have been committed. */
const UNCERTAIN = ['57P', '08', 'XX', '58'];

/** The outcome of the appends in a failed statement; any other error of the server has rolled it back. */
export const failureOf = (error: unknown): AppendFailure => {
  const cause = causeOf(error);
  if (!(error instanceof pg.DatabaseError)) return { status: 'unknown', cause };
  const isOf = (classes: readonly string[]): boolean =>
    classes.some((prefix) => error.code?.startsWith(prefix) ?? false);
  if (isOf(REFUSED)) return { status: 'invalid', cause };
  return { status: error.code === undefined || isOf(UNCERTAIN) ? 'unknown' : 'unavailable', cause };
};

export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code} ` : '';
  return `${code}${error.message}`.trim();
};
