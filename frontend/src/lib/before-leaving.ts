const tasks = new Set<() => void>();

/** Registers a task that must run before logout or before the page is left. @returns a function that unregisters it */
export const beforeLeaving = (task: () => void): (() => void) => {
  tasks.add(task);
  return () => void tasks.delete(task);
};

/** Runs the tasks. A logout calls it; the browser does when the page is left. */
export const finishBeforeLeaving = (): void => tasks.forEach((task) => task());
