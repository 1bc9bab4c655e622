import { type Save } from '#contracts/save/views.js';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type ListPage, request, requestPage } from '../../../lib/http.js';
import { SAVES } from '../../../lib/query-keys.js';

const FIRST_PAGE: string = SAVES;
type SavePages = InfiniteData<ListPage<Save>, string>;

/** A save that was played meanwhile may come twice: on its old page and on a newer one. */
const savesIn = ({ pages }: SavePages): readonly Save[] => [
  ...new Map(pages.flatMap(({ items }) => items.map((save) => [save.id, save] as const))).values(),
];

/** The saves that were last played, and as many more pages as were asked for. */
export const useSaves = (enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [SAVES],
    queryFn: ({ pageParam, signal }): Promise<ListPage<Save>> => requestPage<Save>(pageParam, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    select: savesIn,
    enabled,
    refetchOnMount: 'always',
  });

/** Null where only a further page failed. */
export const firstPageError = ({ error, isFetchNextPageError }: ReturnType<typeof useSaves>): Error | null =>
  isFetchNextPageError ? null : error;

/** Removes a save from the pages that were read. */
export const forgetSave = (client: QueryClient, id: string): void => {
  client.setQueryData<SavePages>(
    [SAVES],
    (read) =>
      read && {
        ...read,
        pages: read.pages.map((page) => ({ ...page, items: page.items.filter((save) => save.id !== id) })),
      },
  );
};

/** The request is completed even if the page is left meanwhile. */
export const deleteSave = (id: string): Promise<unknown> =>
  request('DELETE', `/api/saves/${encodeURIComponent(id)}`, { keepalive: true });

export const useMarkPlayed = () =>
  useMutation({ mutationFn: (id: string) => request<unknown>('PATCH', `/api/saves/${encodeURIComponent(id)}/played`) });
