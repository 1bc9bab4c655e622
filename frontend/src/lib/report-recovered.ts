/**
 * React draws a page again after an error in the midst of a render, and reports only that (its error 520). This reports
 * the error itself, as one that nothing caught.
 */
export const reportRecovered = (error: unknown): void =>
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
