import { useEffect, useState } from 'react';

/** Milliseconds since the start, updated every frame up to `end`; Infinity after that and while it does not run. */
export const useElapsed = (end: number, runs: boolean): number => {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const from = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const so = now - from;
      setElapsed(so > end ? Infinity : so);
      if (so <= end) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [end, runs]);
  return runs ? elapsed : Infinity;
};
