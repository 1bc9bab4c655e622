import { isStatus, messageOf } from '../../../lib/http-error.js';

const NOT_OPEN = 'Accounts are not open here yet. Nothing is lost: guests play on, and this device keeps their sagas.';

/** A game without accounts: different credentials would not help. */
export const isNotOpen = (error: Error | null): boolean => isStatus(error, 404);

/** Why a form was refused: the server's words, else the fallback of the specification (section 8). */
export const refusalOf = (error: Error, fallback: string): string =>
  isNotOpen(error) ? NOT_OPEN : messageOf(error, fallback);
