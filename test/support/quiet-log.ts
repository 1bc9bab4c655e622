import { type Logger } from '#backend/platform/logger.port.js';

/** Swallows log lines. */
export const quietLog: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
