import { type LoggedDelivery } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';

export const endpointLine = ({ id, url, types, createdAt, disabledAt, disabledReason }: Endpoint): string => {
  const state = disabledAt ? `disabled ${disabledAt.toISOString()}: ${disabledReason ?? ''}` : 'enabled';
  return [id, url, types?.join(',') ?? 'all types', `made ${createdAt.toISOString()}`, state].join(' · ');
};

export const deliveryLine = (delivery: LoggedDelivery): string => {
  const { messageId, type, state, attempts, nextAttemptAt, lastAt, status, error, latencyMs } = delivery;
  const last = lastAt ? `${lastAt.toISOString()} ${status ?? error ?? ''} in ${latencyMs ?? 0} ms` : 'not tried yet';
  const ahead = state === 'pending' ? `pending until ${nextAttemptAt.toISOString()}` : state;
  return [messageId, type, ahead, `${attempts} attempts`, last].join(' · ');
};
