import {
  type EndpointHealth,
  type ManagedDelivery,
  type ManagedDeliveryDetail,
  type ManagedEndpoint,
  type SentTest,
} from '#contracts/integration/managed.js';
import { type DeliveryDetail } from '../../queries/find-deliveries/found-deliveries.js';
import { type LoggedDelivery } from '../../webhooks/delivery-log.js';
import { type MeasuredHealth } from '../../webhooks/endpoint-health.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { type Tested } from './webhook-pings.js';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Of an endpoint that was added since the others were looked at. */
const NEW: MeasuredHealth = {
  pending: 0,
  pendingSince: null,
  delivered: 0,
  failedAttempts: 0,
  lastAt: null,
  lastStatus: null,
  lastError: null,
};

const healthView = (health: MeasuredHealth): EndpointHealth => ({
  ...health,
  pendingSince: iso(health.pendingSince),
  lastAt: iso(health.lastAt),
});

export const endpointView = (endpoint: Endpoint, health: MeasuredHealth = NEW): ManagedEndpoint => {
  const { id, url, types, test, disabledReason } = endpoint;
  const [createdAt, disabledAt] = [endpoint.createdAt.toISOString(), iso(endpoint.disabledAt)];
  return { id, url, types, test, createdAt, disabledAt, disabledReason, health: healthView(health) };
};

export const testView = ({ messageId, status, error, latencyMs }: Tested): SentTest => ({
  messageId,
  status,
  error,
  latencyMs: Math.round(latencyMs),
});

export const deliveryView = (delivery: LoggedDelivery): ManagedDelivery => {
  const { messageId, type, state, attempts, status: lastStatus, error: lastError, latencyMs } = delivery;
  const times = {
    createdAt: delivery.createdAt.toISOString(),
    nextAttemptAt: state === 'pending' ? delivery.nextAttemptAt.toISOString() : null,
    lastAt: iso(delivery.lastAt),
  };
  return { messageId, type, state, attempts, ...times, lastStatus, lastError, latencyMs };
};

export const detailView = ({ delivery, tries, event }: DeliveryDetail): ManagedDeliveryDetail => ({
  ...deliveryView(delivery),
  tries: tries.map(({ at, ...tried }) => ({ at: at.toISOString(), ...tried })),
  event: event && { ...event },
});
