import { type EndpointHealth, type ManagedEndpoint } from '#contracts/integration/managed.js';

export const HOOK = 'https://hooks.example.com/events';

const HEALTH: EndpointHealth = {
  pending: 0,
  pendingSince: null,
  delivered: 12,
  failedAttempts: 3,
  lastAt: '2026-11-23T14:05:00.000Z',
  lastStatus: 200,
  lastError: null,
};

export const endpointOf = (over: Partial<ManagedEndpoint> = {}): ManagedEndpoint => ({
  id: 'ep-1',
  url: HOOK,
  types: null,
  test: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  disabledAt: null,
  disabledReason: null,
  health: HEALTH,
  ...over,
});
