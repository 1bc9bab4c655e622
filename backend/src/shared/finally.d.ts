/** TypeScript's library says that `finally` takes no promise, though it waits for one, as the language has it. */
interface Promise<T> {
  finally(onFinally: () => PromiseLike<unknown>): Promise<T>;
}
