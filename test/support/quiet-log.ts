import { type Log } from '#backend/platform/log.port.js';

/** Swallows log lines. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
