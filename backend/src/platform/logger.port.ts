/** Structured log lines for operators; secrets never reach it. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
export const LOGGER = Symbol('Logger');
