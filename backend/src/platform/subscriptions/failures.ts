/** An event can't be handled. The follower of the log stops at it, since a skipped event would be lost. */
export class PoisonEventError extends Error {
  override readonly name = 'PoisonEventError';
  readonly position: bigint;

  constructor(event: { readonly id: string; readonly type: string; readonly position: bigint }, cause: unknown) {
    super(
      `${event.type} ${event.id} at position ${event.position} can't be handled: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.position = event.position;
  }
}

/** Another process has moved a checkpoint: another runner, or the swap of a rebuild. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

/** The subscription ended without a request. */
export class SourceEndedError extends Error {
  override readonly name = 'SourceEndedError';
}

/** The log has more events, but delivers none: it can't be reached, or its reader hangs. */
export class LogSilentError extends Error {
  override readonly name = 'LogSilentError';
}

/**
 * SQLSTATE classes caused by the statement and its data, not by the server's state: feature not supported, cardinality,
 * data exception, integrity, syntax or undefined object, program limit.
 */
const STATEMENT_CLASSES: ReadonlySet<string> = new Set(['0A', '21', '22', '23', '42', '54']);
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^Client (has encountered a connection error|was closed)|^timeout expired/;

/** Any thrown value as an error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether a retry may succeed: the store, the network or the server failed, not the event. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof PoisonEventError) return false;
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code)) return !STATEMENT_CLASSES.has(code.slice(0, 2));
  return (
    /^E(?!RR_)/.test(code) ||
    LOST_CONNECTION.test(error.message) ||
    /(Unavailable|Ended|Moved|Silent|WrongLog)Error$/.test(error.name)
  );
};
