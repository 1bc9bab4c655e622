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

/** Loads parts before they are needed, once the page is idle, so that they are available offline. */
export const loadAhead = (...loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  const timer = setTimeout(() => {
    for (const load of loads)
      load().catch((error: unknown) => console.warn('A part of the page could not be loaded ahead', error));
  }, LATER_MS);
  return () => clearTimeout(timer);
};
