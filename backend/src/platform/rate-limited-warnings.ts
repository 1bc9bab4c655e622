import { type Logger } from './logger.port.js';

const EVERY_MS = 5_000;

/**
 * Logs the same warning at most once per interval, so that an outage does not fill the log. `times`: how often it has
 * happened since the last line.
 */
export const rateLimitedWarnings = (log: Pick<Logger, 'warn'>, everyMs = EVERY_MS): Logger['warn'] => {
  const said = new Map<string, { at: number; times: number }>();
  return (details, message) => {
    const last = said.get(message) ?? { at: -Infinity, times: 0 };
    const [now, times] = [performance.now(), last.times + 1];
    const isDue = now - last.at >= everyMs;
    said.set(message, isDue ? { at: now, times: 0 } : { ...last, times });
    if (isDue) log.warn({ ...details, times }, message);
  };
};
