const MOST = 20;
const WITHIN_MS = 10_000;

/** Lets at most 20 messages through in any 10 s. @param now in ms, rising */
export const createPace = (now: () => number): (() => boolean) => {
  let times: readonly number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => time > at - WITHIN_MS);
    if (times.length >= MOST) return false;
    times = [...times, at];
    return true;
  };
};
