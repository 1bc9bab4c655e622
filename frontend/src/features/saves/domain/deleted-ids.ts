/** Ids of saves that were thrown away and are not deleted yet. What makes no sense is left out. */
export const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

export const withoutId = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);
export const withId = (ids: readonly string[], id: string): readonly string[] => [...withoutId(ids, id), id];
