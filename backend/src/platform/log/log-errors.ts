/** The log, or the keys that open it, can't be reached just now; nothing was written. HTTP answers 503. */
export class LogUnavailableError extends Error {
  override readonly name = 'LogUnavailableError';
}

/** The events may or may not have been written; the same command can be repeated safely. HTTP answers 503. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}

/** Every attempt conflicted with the write of another process; nothing was written. HTTP answers 503. */
export class ConcurrencyError extends Error {
  override readonly name = 'ConcurrencyError';
  constructor(
    readonly stream: string,
    readonly attempts: number,
  ) {
    super(`${stream} was changed by others during each of ${attempts} attempts`);
  }
}

/** The store refuses these events for good; nothing was written. A bug of ours. */
export class AppendRefusedError extends Error {
  override readonly name = 'AppendRefusedError';
}

/** A recorded event can't be read: it was altered, or its key is missing. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** The data was sealed with another server secret. */
export class WrongServerKeyError extends Error {
  override readonly name = 'WrongServerKeyError';
}
