import { Mutex } from 'async-mutex';

/** Runs tasks of the same key one after the other, in order of arrival; tasks of different keys at once. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(task);
    } finally {
      // A waiting task has taken the lock by now.
      if (!mutex.isLocked()) this.mutexes.delete(key);
    }
  }

  /** Keys with a running task. */
  get size(): number {
    return this.mutexes.size;
  }
}
