import type { Logger } from '../../logger.port.js';

/** The logger for outages that the adapter survives. */
export type EventStoreLog = Pick<Logger, 'warn'>;
export const silentLog: EventStoreLog = { warn: () => undefined };

interface Described {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
}
/** The client throws several kinds of errors, not only its own classes. */
export const described = (error: unknown): Described => (typeof error === 'object' && error !== null ? error : {});

export const causeOf = (error: unknown): string => {
  const { name, message } = described(error);
  return String(message === undefined || message === '' ? (name ?? error) : message);
};
