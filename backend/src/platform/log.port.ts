/** Structured log lines for operators; secrets never reach it. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
export const LOG = Symbol('Log');
