/** The log, or the keys that open it, can't be reached just now; nothing was written. HTTP answers 503. */
export class LogUnavailableError extends Error {
  override readonly name = 'LogUnavailableError';
}

/** The write may have taken place or not; the same command repeated finds out. HTTP answers 503. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}

/** Others wrote to the stream before us, each time; nothing was written. HTTP answers 503. */
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

/** An event that stands in the log and can't be read: altered, or its key is missing. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** The server's secret is not the one under which this was sealed. */
export class WrongServerKeyError extends Error {
  override readonly name = 'WrongServerKeyError';
}
