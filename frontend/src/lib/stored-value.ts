type Listener = () => void;

export interface StoredValue {
  readonly get: () => string | null;
  readonly set: (value: string | null) => void;
  readonly subscribe: (listener: Listener) => () => void;
}

const attempt = <T>(act: () => T, fallback: T): T => {
  try {
    return act();
  } catch {
    return fallback;
  }
};

/** One key of a browser storage, observed by this tab and, for local storage, by the others. Storage that is refused is kept in memory. */
export const storedValue = (key: string, storage: () => Storage = () => localStorage): StoredValue => {
  const listeners = new Set<Listener>();
  let memory: string | null = null;
  return {
    get: () => attempt(() => storage().getItem(key), memory),
    set: (value) => {
      memory = value;
      attempt(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value)), undefined);
      listeners.forEach((tell) => tell());
    },
    subscribe: (listener) => {
      const elsewhere = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
};
