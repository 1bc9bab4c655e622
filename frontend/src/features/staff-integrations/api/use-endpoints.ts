import {
  type ManagedEndpoint,
  type NewEndpoint,
  type NewSecret,
  type Redelivered,
  type SentTest,
} from '#contracts/integration/managed.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/http.js';
import { FRESH, LISTS, manage, useChange } from './calls.js';

export const ENDPOINTS = [LISTS, 'endpoints'] as const;

export const useEndpoints = () =>
  useQuery({
    ...FRESH,
    queryKey: ENDPOINTS,
    queryFn: ({ signal }) => request<readonly ManagedEndpoint[]>('GET', manage('endpoints'), { signal }),
  });

export interface EndpointDraft {
  readonly url: string;
  /** Without them: all. */
  readonly types?: readonly string[];
  readonly test?: true;
}
export const useAddEndpoint = () =>
  useChange((body: EndpointDraft) => request<NewEndpoint>('POST', manage('endpoints'), { body }), ENDPOINTS);

const post = <T>(id: string, act: string, body: unknown = {}): Promise<T> =>
  request<T>('POST', manage('endpoints', id, act), { body });

export const useRotateSecret = (id: string) =>
  useChange((overlap: string) => post<NewSecret>(id, 'rotate', { overlap }), ENDPOINTS);

export const usePing = (id: string) => useChange(() => post<SentTest>(id, 'ping'), ENDPOINTS);

export const useSendSample = (id: string) =>
  useChange((type: string) => post<SentTest>(id, 'trigger', { type }), ENDPOINTS);

export const useEnable = (id: string) =>
  useChange(() => post(id, 'enable'), ENDPOINTS, {
    done: () => 'The endpoint is enabled.',
    failed: 'It could not be enabled',
  });

export const useDisable = (id: string) =>
  useChange(() => post(id, 'disable'), ENDPOINTS, {
    done: () => 'The endpoint is disabled.',
    failed: 'It could not be disabled',
  });

export const useRemoveEndpoint = (id: string) =>
  useChange(() => request('DELETE', manage('endpoints', id)), ENDPOINTS, { done: () => 'The endpoint is removed.' });

/** What is sent again: one event, a range of the log, or all that a disabled endpoint missed. */
export type Again =
  | { readonly messageId: string }
  | { readonly after: string; readonly until?: string }
  | { readonly since: string; readonly until?: string }
  | { readonly sinceDisabled: true };

/** One call plans a part of a long range: the next one goes on from where it ended. */
const redeliverAll = async (id: string, again: Again, tell: (soFar: number) => void): Promise<{ planned: number }> => {
  let planned = 0;
  for (let after: string | null = ''; after !== null;) {
    const part: Redelivered = await post(id, 'redeliver', after === '' ? again : { ...again, after });
    planned += part.planned;
    // A place that does not move would never end.
    after = part.next === after ? null : part.next;
    if (after !== null) tell(planned);
  }
  return { planned };
};

/** `soFar`: how many are sent again while a long range is being planned, or were when it failed. */
export const useRedeliver = (id: string) => {
  const [soFar, setSoFar] = useState(0);
  const change = useChange((again: Again) => {
    setSoFar(0);
    return redeliverAll(id, again, setSoFar);
  }, ENDPOINTS);
  return { ...change, soFar };
};
