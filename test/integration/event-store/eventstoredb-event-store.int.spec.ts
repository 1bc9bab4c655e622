import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { eventStoreContract } from './event-store.contract.js';

eventStoreContract('EventStoreDB, the double', async () => {
  const double = await startEventStoreDbDouble();
  const store = createEventStoreDbEventStore({ connectionString: double.connectionString });
  return {
    store,
    close: async () => {
      await store.close();
      await double.stop();
    },
  };
});

const url = process.env['EVENTSTORE_URL'];
if (url === undefined || url === '') {
  it('says that the contract was not run against a real server', () => {
    expect(
      process.stderr.write(
        'EVENTSTORE_URL is not set: the contract of the event store was NOT run against a real EventStoreDB\n',
      ),
    ).toBeDefined();
  });
} else {
  eventStoreContract('EventStoreDB, a real server', () => {
    const store = createEventStoreDbEventStore({ connectionString: url });
    return Promise.resolve({ store, close: () => store.close() });
  });
}
