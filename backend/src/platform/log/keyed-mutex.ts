import { Mutex } from 'async-mutex';

/** Runs tasks of the same key one after the other, in the order in which they came; different keys at once. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(task);
    } finally {
      // A task that waits has taken the lock by now.
      if (!mutex.isLocked()) this.mutexes.delete(key);
    }
  }

  /** Keys that have a task running. */
  get size(): number {
    return this.mutexes.size;
  }
}
