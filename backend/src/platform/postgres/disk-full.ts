import { errorCode, messageOf } from '../files/error-code.js';

/** 53100 is Postgres' code; the others are the system's. */
const CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const WORDS = /No space left on device|Disk quota exceeded|^53100 /i;

/** Whether Postgres or this process failed to write since its disk is full; also for an error that was caused by one. */
export const isOutOfSpace = (error: unknown): boolean => {
  if (CODES.has(errorCode(error) ?? '') || WORDS.test(messageOf(error))) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause !== undefined && cause !== null && isOutOfSpace(cause);
};
