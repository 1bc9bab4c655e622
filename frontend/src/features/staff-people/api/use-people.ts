import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CorrectionAnswer,
  type CorrectionRequest,
  type Findings,
  type StaffPerson,
} from '#contracts/support/people-views.js';
import { type Receipts } from '#contracts/wallet/views.js';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';
import { reasonHeader } from '../../staff-console/index.js';

const FIND = '/api/staff/find';
const PEOPLE = '/api/staff/people';

/** Each search is recorded: nothing is asked again by itself. */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/** @param text as it was sent; '' asks nothing */
export const useFindings = (text: string, reason: string | null) =>
  useQuery({
    ...ONCE,
    queryKey: [FIND, text, reason],
    enabled: text !== '',
    queryFn: ({ signal }) =>
      request<Findings>('GET', `${FIND}?q=${encodeURIComponent(text)}`, { signal, headers: reasonHeader(reason) }),
  });

export const usePerson = (userId: string, reason: string | null) =>
  useQuery({
    ...ONCE,
    queryKey: [PEOPLE, userId, reason],
    queryFn: ({ signal }) =>
      request<StaffPerson>('GET', `${PEOPLE}/${userId}`, { signal, headers: reasonHeader(reason) }),
  });

export const useLedger = (userId: string, reason: string | null) =>
  useInfiniteQuery({
    ...ONCE,
    queryKey: [PEOPLE, userId, 'receipts', reason],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request<Receipts>('GET', `${PEOPLE}/${userId}/receipts${pageParam}`, { signal, headers: reasonHeader(reason) }),
    getNextPageParam: ({ next }) => (next === null ? null : `?after=${encodeURIComponent(next)}`),
  });

/** Sends a correction. Sent again with the same key after a failure, it counts once. */
export const useCorrection = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: CorrectionRequest & { readonly key: string }) =>
      request<CorrectionAnswer>('POST', `${PEOPLE}/${userId}/corrections`, {
        body,
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [PEOPLE, userId] });
      await client.invalidateQueries({ queryKey: ['/api/staff/acts'] });
    },
  });
};
export const newKey = randomId;
