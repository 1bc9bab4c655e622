const tasks = new Set<() => void>();

/** Registers a task that must run before logout or before the page is left. @returns what unregisters it */
export const beforeLeaving = (task: () => void): (() => void) => {
  tasks.add(task);
  return () => void tasks.delete(task);
};

/** Before a logout; and, by itself, before the page is left. */
export const finishBeforeLeaving = (): void => tasks.forEach((task) => task());
