/** An event that can't be handled: the follower of the log stops at it, since to skip it would be to forget it. */
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

/** Somebody else has moved a checkpoint: another runner, or a rebuild that was swapped in. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

/** The subscription ended although nobody had asked for it. */
export class SourceEndedError extends Error {
  override readonly name = 'SourceEndedError';
}

/** The log has more, and gives none of it: out of reach, or its reader hangs. */
export class LogSilentError extends Error {
  override readonly name = 'LogSilentError';
}

/**
 * SQLSTATE classes that speak of the statement and its data, not of the server's state: feature not supported,
 * cardinality, data exception, integrity, syntax or undefined object, program limit.
 */
const STATEMENT_CLASSES: ReadonlySet<string> = new Set(['0A', '21', '22', '23', '42', '54']);
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^Client (has encountered a connection error|was closed)|^timeout expired/;

/** Whatever was thrown, as an error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the same thing may well succeed later: the store, the network or the server, not the event. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof PoisonEventError) return false;
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code)) return !STATEMENT_CLASSES.has(code.slice(0, 2));
  return (
    /^E(?!RR_)/.test(code) ||
    LOST_CONNECTION.test(error.message) ||
    /(Unavailable|Ended|Moved|Silent)Error$/.test(error.name)
  );
};
