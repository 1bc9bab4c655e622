import { eventStoreContract } from '../integration/event-store/event-store.contract.js';
import { InMemoryEventStore } from './in-memory-event-store.js';

eventStoreContract('in memory', () => {
  const store = new InMemoryEventStore();
  return Promise.resolve({ store, close: () => store.close() });
});
