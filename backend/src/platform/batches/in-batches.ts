import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_BATCH = 100;

/**
 * One call of `run` for many callers: items that come in one turn of the event loop, or while a batch is under way, go
 * together in the next batch. A batch that fails, fails for each of its callers.
 * @param run gives one result for each item, in their order
 */
export const inBatches = <Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) => {
  const waiting: Call<Item, Result>[] = [];
  let isRunning = false;

  const runBatch = async (calls: readonly Call<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      calls.forEach(({ resolve }, i) => resolve(results[i] as Result));
    } catch (error) {
      calls.forEach(({ reject }) => reject(error));
    }
  };
  const runAll = async (): Promise<void> => {
    isRunning = true;
    await nextTurnOfTheLoop();
    while (waiting.length > 0) await runBatch(waiting.splice(0, MAX_BATCH));
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
};
