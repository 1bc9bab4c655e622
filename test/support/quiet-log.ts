import { type Logger } from '#backend/platform/logger.port.js';

/** Swallows log lines. */
export const quietLog: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
