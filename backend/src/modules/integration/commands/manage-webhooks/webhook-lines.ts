import { type DeliveryAttempt } from '../../webhooks/deliveries.js';
import { type LoggedDelivery } from '../../webhooks/delivery-log.js';
import { type Endpoint } from '../../webhooks/endpoints.js';

export const endpointLine = ({ id, url, types, test, createdAt, disabledAt, disabledReason }: Endpoint): string => {
  const state = disabledAt ? `disabled ${disabledAt.toISOString()}: ${disabledReason ?? ''}` : 'enabled';
  const wanted = types?.join(',') ?? 'all types';
  return [id, url, ...(test ? ['test'] : []), wanted, `made ${createdAt.toISOString()}`, state].join(' · ');
};

export const deliveryLine = (delivery: LoggedDelivery): string => {
  const { messageId, type, state, attempts, nextAttemptAt, lastAt, status, error, latencyMs } = delivery;
  const last = lastAt ? `${lastAt.toISOString()} ${status ?? error ?? ''} in ${latencyMs ?? 0} ms` : 'not tried yet';
  const ahead = state === 'pending' ? `pending until ${nextAttemptAt.toISOString()}` : state;
  return [messageId, type, ahead, `${attempts} attempts`, last].join(' · ');
};

export const isTaken = ({ status }: DeliveryAttempt): boolean => status !== null && status >= 200 && status < 300;

/** '204 after 12 ms.' */
export const testLine = ({ status, error, latencyMs }: DeliveryAttempt): string =>
  `${status ?? error} after ${Math.round(latencyMs)} ms.`;
