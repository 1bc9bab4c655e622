import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { LoadError } from '../../../../components/states/load-error.js';
import { type ListPage } from '../../../../lib/http.js';
import { Read } from './read.js';

type Pages<T> = UseInfiniteQueryResult<InfiniteData<ListPage<T>>>;

interface PagedListProps<T> {
  readonly of: Pages<T>;
  /** What it is a list of, in lower case: 'deliveries'. */
  readonly name: string;
  readonly none: string;
  /** An entry, with its key. */
  readonly children: (item: T) => ReactNode;
}

const Older = <T,>({ of, name }: Pick<PagedListProps<T>, 'of' | 'name'>) => {
  const { error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = of;
  const load = (): void => void fetchNextPage();
  if (!hasNextPage) return null;
  if (error !== null && isFetchNextPageError)
    return <LoadError error={error} fallback={`The older ${name} could not be read.`} retry={load} />;
  return (
    <button
      type="button"
      className="text-button text-act"
      aria-disabled={isFetching}
      onClick={isFetching ? undefined : load}
    >
      {isFetching ? 'Reading…' : `Show older ${name}`}
    </button>
  );
};

/** A list that comes by pages, the newest first. */
export const PagedList = <T,>({ of, name, none, children }: PagedListProps<T>) => {
  const { data, error, isFetchNextPageError, refetch } = of;
  const first = { data, error: isFetchNextPageError ? null : error, refetch };
  return (
    <Read of={first} waiting={`Reading the ${name}…`} failed={`The ${name} could not be read.`}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <>
            {items.length === 0 ? (
              <p role="status" className="caption pt-4">
                {none}
              </p>
            ) : (
              <ul aria-label={name}>{items.map(children)}</ul>
            )}
            <Older of={of} name={name} />
          </>
        );
      }}
    </Read>
  );
};
