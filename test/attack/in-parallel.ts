/** Runs the work for each item, so many at a time. */
export const inParallel = async <T>(
  items: readonly T[],
  many: number,
  work: (item: T, n: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const n = next++;
      await work(items[n] as T, n);
    }
  };
  await Promise.all(Array.from({ length: many }, lane));
};
