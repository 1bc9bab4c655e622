export interface IdleTimer {
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `then` once `restart` has not been called for `ms` milliseconds. Restarting it every frame sets no new timer. */
export const idleTimer = (ms: number, then: () => void): IdleTimer => {
  let restartedAt = 0,
    timer = 0;
  const watch = (): void => {
    const left = restartedAt + ms - performance.now();
    timer = left > 0 ? window.setTimeout(watch, left) : 0;
    if (timer === 0) then();
  };
  return {
    restart: () => {
      restartedAt = performance.now();
      if (timer === 0) timer = window.setTimeout(watch, ms);
    },
    stop: () => {
      window.clearTimeout(timer);
      timer = 0;
    },
  };
};
