/** One object of several, the later before the earlier. Spread into a literal, each after the first takes its properties the slow way. */
export const merged = <T extends object>(...parts: readonly Readonly<T>[]): T => Object.assign({}, ...parts) as T;
