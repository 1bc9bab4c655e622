import { messageOf } from '../../../lib/http-error.js';
import { requestPage } from '../../../lib/http.js';
import { useInfiniteQuery, useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../../toasts/index.js';

const MANAGE = '/api/integrations/manage';

/** The path of a call: parts may come from the address of the page, which anybody can write. */
export const manage = (...parts: readonly string[]): string =>
  [MANAGE, ...parts.map((part) => encodeURIComponent(part))].join('/');

/**
 * Lists tell how things stand: each visit reads them anew. Readings are recorded, so a list is read again by itself only
 * where the last reading failed and the machine is back online.
 */
export const FRESH = {
  staleTime: 0,
  refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error',
} as const;

/** The first part of the query keys of all lists here. */
export const LISTS = 'integrations';

/** Reads again what the page shows, when somebody asks for it. What is opened by itself stays: some readings cost something. */
export const useReadAgain = () => {
  const client = useQueryClient();
  const isReading = useIsFetching({ queryKey: [LISTS] }) > 0;
  return { isReading, readAgain: () => void client.invalidateQueries({ queryKey: [LISTS] }) };
};

/** A list that comes by pages, the newest first. */
export const usePages = <T>(queryKey: readonly string[], first: string) =>
  useInfiniteQuery({
    ...FRESH,
    queryKey,
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) => requestPage<T>(pageParam, { signal }),
    getNextPageParam: ({ next }) => next,
  });

/** What a notice says of an outcome. A form or a dialog says itself why it was refused. */
interface Told<In, Out> {
  readonly done: (answer: Out, input: In) => string;
  readonly failed?: string;
}

/**
 * A call that changes something. Afterwards what it may have changed is read again, also after a failure: things may
 * stand otherwise than was shown. One at a time: of a key that was made twice, one secret would never be seen.
 */
export const useChange = <In = void, Out = unknown>(
  call: (input: In) => Promise<Out>,
  changes: readonly string[],
  told?: Told<In, Out>,
) => {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const change = useMutation<Out, Error, In>({
    mutationFn: (input) => call(input),
    // Some answers are secrets.
    gcTime: 0,
    onSuccess: (answer, input) => {
      if (told !== undefined) toast({ title: told.done(answer, input), tone: 'success' });
    },
    onError: (error) => {
      if (told?.failed === undefined) return;
      toast({ title: told.failed, description: messageOf(error, 'Please try again.'), tone: 'failure' });
    },
    onSettled: () => {
      isUnderWay.current = false;
      void client.invalidateQueries({ queryKey: changes });
    },
  });
  const mutate: typeof change.mutate = (...given) => {
    // A second press may come before the first is rendered.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    change.mutate(...given);
  };
  return { ...change, mutate };
};
