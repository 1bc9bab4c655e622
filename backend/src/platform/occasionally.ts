type Say = (details: object, message: string) => void;

/** Says the same thing once in so many ms, however often it happens, so that an outage does not fill the log. */
export const occasionally = (say: Say, everyMs: number): Say => {
  const saidAt = new Map<string, number>();
  return (details, message) => {
    const now = performance.now();
    if (now - (saidAt.get(message) ?? -Infinity) < everyMs) return;
    saidAt.set(message, now);
    say(details, message);
  };
};
