import { type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { reasonHeader } from '../../staff-console/index.js';
import { LISTS, manage, useChange, usePages } from './calls.js';

const INBOUND_CALLS = [LISTS, 'inbound-calls'] as const;

/** @param state null: any */
export const useInboundCalls = (state: string | null) =>
  usePages<InboundCallView>(
    [...INBOUND_CALLS, state ?? 'any'],
    `${manage('inbound-calls')}${state === null ? '' : `?state=${encodeURIComponent(state)}`}`,
  );

/** Read with a reason it is recorded: nothing is read again by itself. */
export const useInboundCall = (id: string, reason: string | null) =>
  useQuery({
    gcTime: 0,
    queryKey: ['inbound-call', id, reason],
    queryFn: ({ signal }) =>
      request<InboundCallDetail>('GET', manage('inbound-calls', id), { signal, headers: reasonHeader(reason) }),
  });

export const useRetryCall = (id: string) =>
  useChange(() => request('POST', manage('inbound-calls', id, 'retry'), { body: {} }), INBOUND_CALLS, {
    done: () => 'The call is worked on again.',
    failed: 'It could not be worked on again',
  });
