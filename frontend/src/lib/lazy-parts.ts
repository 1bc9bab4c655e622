/** The script of a part of the page did not load: its server has no such file any more, or did not answer. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

const missing = (error: unknown): never => {
  throw new MissingPart(error);
};

/**
 * Wraps the loader of a part of the page: an attempt that fails offline is repeated when the browser is online. Some
 * browsers (Chromium 143) remember a script that failed and ask for it no more until the page is loaded again.
 * @param otherwise what is done when the second attempt has failed too
 * @throws MissingPart
 */
export const whenOnline =
  <T>(load: () => Promise<T>, otherwise: (error: unknown) => Promise<never> | never = missing): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) missing(error);
      await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));
      return load().catch(otherwise);
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

/** For a reader who saves data, nothing is loaded ahead. */
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
