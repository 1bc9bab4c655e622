const tasks = new Set<() => void>();

/** Something that must be done while the reader is still here and still who they are. @returns what calls it off */
export const beforeLeaving = (task: () => void): (() => void) => {
  tasks.add(task);
  return () => void tasks.delete(task);
};

/** Before a logout; and, by itself, before the page is left. */
export const finishBeforeLeaving = (): void => tasks.forEach((task) => task());
