import { HttpError, messageOf } from '../../../lib/http-error.js';

const UNREACHABLE = 'The game could not be reached. Look to your connection, and try again.';

/** Why a form was refused: the server's words, else the fallback of the specification (section 8). */
export const refusalOf = (error: Error, fallback: string): string =>
  error instanceof HttpError ? messageOf(error, fallback) : UNREACHABLE;
