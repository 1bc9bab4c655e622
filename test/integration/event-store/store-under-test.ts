import type { EventStore } from '#backend/platform/event-store/event-store.port.js';

/** Opens the store under test for a contract. */
export type StoreUnderTest = () => EventStore;
