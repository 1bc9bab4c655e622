/** One object of several; later ones win. In a literal with several spreads, V8 copies each after the first slowly. */
export const merged = <T extends object>(...parts: readonly Readonly<T>[]): T => Object.assign({}, ...parts) as T;
