/** Structured log lines for operators; never pass it a secret. */
export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
export const LOGGER = Symbol('Logger');
