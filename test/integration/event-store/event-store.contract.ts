import type { EventStore, Position } from '#backend/platform/event-store/event-store.port.js';
import { appendContract } from './append.contract.js';
import { readContract } from './read.contract.js';
import { subscribeContract } from './subscribe.contract.js';
import type { StoreUnderTest } from './store-under-test.js';

export interface OpenEventStore {
  readonly store: EventStore;
  close(): Promise<void>;
}

/**
 * The contract of every event store adapter. `open` is called once for the suite and once more for the tests that close
 * a store; the log need not be empty, and others may write to it.
 *
 * JSON text in the form of JSON.stringify is returned byte for byte; other forms may change. An id that is used again
 * elsewhere (another stream, another revision) is outside the contract.
 */
export const eventStoreContract = (name: string, open: () => Promise<OpenEventStore>): void => {
  describe(`event store contract: ${name}`, () => {
    let opened: OpenEventStore;
    const store: StoreUnderTest = () => opened.store;

    beforeAll(async () => {
      opened = await open();
    }, 60_000);
    afterAll(async () => {
      await opened.close();
    }, 60_000);

    describe('append', () => appendContract(store));
    describe('read', () => readContract(store));
    describe('subscribe', () => subscribeContract(store));
    describe('close', () => closeContract(open));
  });
};

const closeContract = (open: () => Promise<OpenEventStore>): void => {
  it('ends subscriptions and answers unavailable from then on', async () => {
    const { store, close } = await open();
    const signal = AbortSignal.timeout(20_000);
    const following = drain(store, await store.head(), signal);
    await store.readStream('sample-closed', { direction: 'forwards', limit: 1 });
    await store.close();
    await following;
    expect(signal.aborted).toBe(false);
    expect(await store.append('sample-closed', 'none', [closedEvent])).toMatchObject({ status: 'unavailable' });
    await expect(store.head()).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
    await close();
  }, 30_000);
};

const closedEvent = {
  id: '6f1c7f0e-5d0a-4a62-8a63-0d0a4f5f2f11',
  type: 'SampleHappened',
  version: 1,
  data: '{}',
  metadata: '{}',
};

const drain = async (store: EventStore, after: Position | null, signal: AbortSignal): Promise<number> => {
  let delivered = 0;
  for await (const batch of store.subscribe({ after, signal })) delivered += batch.length;
  return delivered;
};
