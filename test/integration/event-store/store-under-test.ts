import type { EventStore } from '#backend/platform/event-store/event-store.port.js';

/** How a contract gets at the store under test. */
export type StoreUnderTest = () => EventStore;
