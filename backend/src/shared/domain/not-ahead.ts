/** The clock of a sender may run ahead of ours by this much. */
const AHEAD_MS = 5 * 60_000;

/**
 * A sender's time, bounded by its receipt and some minutes: a report from the future would outlast every later one.
 * @param said ISO 8601, UTC, with milliseconds @param receivedAt the same
 */
export const notAhead = (said: string, receivedAt: string): string => {
  const latest = new Date(Date.parse(receivedAt) + AHEAD_MS).toISOString();
  return Date.parse(said) > Date.parse(latest) ? latest : said;
};
