import { HttpError, messageOf } from '../../../lib/http-error.js';

const NO_ANSWER = 'No answer came. It may have been done all the same: look at the list before you try again.';

/** Why something was not done, as the server says it. Where no answer came, nobody knows whether it was. */
export const failureWords = (error: unknown, fallback: string): string =>
  error instanceof HttpError ? messageOf(error, fallback) : NO_ANSWER;
