/** Wraps the loader of a part of the page: an attempt that fails offline is repeated when the browser is online. */
export const whenOnline =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));
      return load();
    }
  };

const LATER_MS = 1500;

/** Loads a part before it is needed: what fails is tried again when it is. */
export const warned = (load: () => Promise<unknown>): void =>
  void load().catch((error: unknown) => console.warn('A part of the page could not be loaded ahead', error));

/** Loads parts before they are needed, after a pause, so that they are available offline. */
export const loadAhead = (...loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  const timer = setTimeout(() => {
    for (const load of loads) warned(load);
  }, LATER_MS);
  return () => clearTimeout(timer);
};

/** A reader who saves data has only what is used. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LATER_MS);
    else requestIdleCallback(() => resolve());
  });

/** Loads parts that may be pressed when the browser has gone offline: one after the other, while the page is idle. */
export const loadWhenIdle = (...loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  let left = false;
  const stop = loadAhead(async () => {
    for (const load of savesData() ? [] : loads) {
      await whenIdle();
      if (left) return;
      await load();
    }
  });
  return () => {
    left = true;
    stop();
  };
};
