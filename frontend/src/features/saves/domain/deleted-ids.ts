/** Ids of saves that the user deleted and the server has not deleted yet. Invalid entries are skipped. */
export const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

export const withoutId = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);
export const withId = (ids: readonly string[], id: string): readonly string[] => [...withoutId(ids, id), id];
