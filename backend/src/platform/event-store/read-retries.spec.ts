import { InMemoryEventStore } from '#test/support/in-memory-event-store.js';
import { EventStoreUnavailableError, WrongLogError, type EventStore } from './event-store.port.js';
import { withReadRetries } from './read-retries.js';

/** A store whose first reads fail. */
const failing = (times: number, error: Error = new EventStoreUnavailableError('away')) => {
  const memory = new InMemoryEventStore();
  let attempts = 0;
  const read = <T>(real: () => Promise<T>): Promise<T> => (attempts++ < times ? Promise.reject(error) : real());
  const store: EventStore = {
    append: (...args) => memory.append(...args),
    subscribe: (options) => memory.subscribe(options),
    readStream: (...args) => read(() => memory.readStream(...args)),
    head: () => read(() => memory.head()),
    identity: () => read(() => memory.identity()),
    holds: (position) => read(() => memory.holds(position)),
    lastWhere: (isEarlier) => read(() => memory.lastWhere(isEarlier)),
    close: () => memory.close(),
  };
  return { store, attempts: () => attempts };
};
const fast = { firstMs: 1, mostMs: 4 };
const READS: readonly (readonly [string, (store: EventStore) => Promise<unknown>, unknown])[] = [
  ['a stream', (store) => store.readStream('wallet-a', { direction: 'forwards', limit: 1 }), []],
  ['the head', (store) => store.head(), null],
  ['the identity', (store) => store.identity(), null],
  ['a position', (store) => store.holds(1n), false],
  ['a place by what stands there', (store) => store.lastWhere(() => true), null],
];

describe('a store with patience', () => {
  it.each(READS)('reads %s after an outage', async (_, read, value) => {
    const { store, attempts } = failing(5);
    expect(await read(withReadRetries(store, fast))).toEqual(value);
    expect(attempts()).toBe(6);
  });

  it('reports an outage that lasts', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const { store, attempts } = failing(Infinity);
    await expect(withReadRetries(store, { ...fast, budgetMs: 35 }).head()).rejects.toMatchObject({
      name: 'EventStoreUnavailableError',
    });
    clock.mockRestore();
    expect(attempts()).toBe(4);
  });

  it.each([
    ['another log', new WrongLogError({ kind: 'another', expected: 'a', found: 'b' })],
    ['any other failure', new TypeError('a bug')],
  ])('reports %s at once', async (_, error) => {
    const { store, attempts } = failing(Infinity, error);
    await expect(withReadRetries(store, fast).head()).rejects.toBe(error);
    expect(attempts()).toBe(1);
  });

  it('waits no longer once it is closed', async () => {
    const { store } = failing(Infinity);
    const patient = withReadRetries(store, { firstMs: 60_000, mostMs: 60_000, budgetMs: 120_000 });
    const reading = patient.head();
    await patient.close();
    await expect(reading).rejects.toThrow('away');
  });
});
