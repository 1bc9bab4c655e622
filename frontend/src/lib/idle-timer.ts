export interface IdleTimer {
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls once nothing has stirred for so many milliseconds. What stirs for every frame sets no timer for each of them. */
export const idleTimer = (ms: number, then: () => void): IdleTimer => {
  let stirredAt = 0,
    timer = 0;
  const watch = (): void => {
    const left = stirredAt + ms - performance.now();
    timer = left > 0 ? window.setTimeout(watch, left) : 0;
    if (timer === 0) then();
  };
  return {
    restart: () => {
      stirredAt = performance.now();
      if (timer === 0) timer = window.setTimeout(watch, ms);
    },
    stop: () => {
      window.clearTimeout(timer);
      timer = 0;
    },
  };
};
