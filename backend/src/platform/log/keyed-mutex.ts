/** Runs tasks of the same key one after the other, in the order in which they came; different keys at once. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<void>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const result = before ? before.then(task) : task();
    const tail = result.then(noop, noop).then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    this.tails.set(key, tail);
    return result;
  }

  /** Keys that have a task running. */
  get size(): number {
    return this.tails.size;
  }
}

const noop = (): void => undefined;
