/** Loads each of several parts once. A part that has come is there at once; one that failed is asked for again. */
export const loadOnce = <Id, T>(load: (id: Id) => Promise<T>) => {
  const asked = new Map<Id, Promise<T>>();
  const loaded = new Map<Id, T>();
  return {
    load: (id: Id): Promise<T> => {
      const known = asked.get(id);
      if (known !== undefined) return known;
      const part = load(id);
      asked.set(id, part);
      part.then(
        (found) => loaded.set(id, found),
        () => asked.delete(id),
      );
      return part;
    },
    /** Undefined as long as it has not come. */
    loaded: (id: Id): T | undefined => loaded.get(id),
  };
};
