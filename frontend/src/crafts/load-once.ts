interface Asked<T> {
  readonly part: Promise<T>;
  /** Milliseconds of the page's clock. */
  failedAt?: number;
}

/** Long enough for React to come back to what it has suspended. */
const GIVEN_UP_MS = 1_000;

/** Loads each of several parts once. A loaded part is available at once; a failed one is requested again. */
export const loadOnce = <Id, T>(load: (id: Id) => Promise<T>) => {
  const asked = new Map<Id, Asked<T>>();
  const loaded = new Map<Id, T>();
  const ask = (id: Id): Promise<T> => {
    const now: Asked<T> = { part: load(id) };
    asked.set(id, now);
    now.part.then(
      (found) => loaded.set(id, found),
      () => (now.failedAt = performance.now()),
    );
    return now.part;
  };
  return {
    load: (id: Id): Promise<T> => {
      const known = asked.get(id);
      return known === undefined || known.failedAt !== undefined ? ask(id) : known.part;
    },
    /** For React's `use`: a part that has just failed is not requested again, else it would be requested for ever. */
    shown: (id: Id): Promise<T> => {
      const known = asked.get(id);
      const isOver = known?.failedAt !== undefined && performance.now() - known.failedAt > GIVEN_UP_MS;
      return known === undefined || isOver ? ask(id) : known.part;
    },
    /** Undefined until it has loaded. */
    loaded: (id: Id): T | undefined => loaded.get(id),
  };
};
