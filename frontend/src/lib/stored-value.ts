type Listener = () => void;

export interface StoredValue {
  readonly get: () => string | null;
  readonly set: (value: string | null) => void;
  /** Whether the browser took what was set last; if not, it lasts as long as the page. */
  readonly isStored: () => boolean;
  readonly subscribe: (listener: Listener) => () => void;
  /** Fires only for changes by other tabs. */
  readonly subscribeElsewhere: (listener: Listener) => () => void;
}

const attempt = <T>(act: () => T, fallback: T): T => {
  try {
    return act();
  } catch {
    return fallback;
  }
};

/** @returns whether the value was stored: a full storage can be read, but keeps its old value */
const write = (storage: () => Storage, key: string, value: string | null): boolean =>
  attempt(() => {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  }, false);

/** One key of a browser storage, observed by this tab and, for local storage, by the others. If the browser refuses storage, the value is kept in memory. */
export const storedValue = (key: string, storage: () => Storage = () => localStorage): StoredValue => {
  const listeners = new Set<Listener>();
  let memory: string | null = null;
  let isKept = true;
  const subscribeElsewhere = (listener: Listener): (() => void) => {
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  };
  return {
    get: () => (isKept ? attempt(() => storage().getItem(key), memory) : memory),
    set: (value) => {
      memory = value;
      isKept = write(storage, key, value);
      listeners.forEach((tell) => tell());
    },
    isStored: () => isKept,
    subscribeElsewhere,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = subscribeElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};

/** Removes what this browser tab has stored: drafts, open tabs. @param stays whether a key's value stays */
export const clearSessionStorage = (stays: (key: string) => boolean = () => false): void =>
  attempt(
    () =>
      Object.keys(sessionStorage)
        .filter((key) => !stays(key))
        .forEach((key) => sessionStorage.removeItem(key)),
    undefined,
  );
