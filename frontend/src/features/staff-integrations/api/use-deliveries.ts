import { type ManagedDelivery, type ManagedDeliveryDetail } from '#contracts/integration/managed.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { FRESH, manage, usePages } from './calls.js';
import { ENDPOINTS } from './use-endpoints.js';

/** @param state null: any */
export const useDeliveries = (endpointId: string, state: string | null) =>
  usePages<ManagedDelivery>(
    [...ENDPOINTS, endpointId, 'deliveries', state ?? 'any'],
    `${manage('endpoints', endpointId, 'deliveries')}${state === null ? '' : `?state=${encodeURIComponent(state)}`}`,
  );

export const useDelivery = (endpointId: string, messageId: string) =>
  useQuery({
    ...FRESH,
    queryKey: [...ENDPOINTS, endpointId, 'delivery', messageId],
    queryFn: ({ signal }) =>
      request<ManagedDeliveryDetail>('GET', manage('endpoints', endpointId, 'deliveries', messageId), { signal }),
  });
