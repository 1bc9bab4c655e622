import { type ReactNode } from 'react';
import { LoadError } from '../../../../components/states/load-error.js';
import { KeptFocus } from './kept-focus.js';

interface ReadProps<T> {
  readonly of: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** 'Reading the keys…' */
  readonly waiting: string;
  /** Why nothing new is shown, where the server gives no reason. */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** What was read. It stays when a later reading fails, and the keyboard stays in it when a button of it goes. */
export const Read = <T,>({ of: { data, error, refetch }, waiting, failed, children }: ReadProps<T>) => (
  <KeptFocus>
    {error !== null && <LoadError error={error} fallback={failed} retry={() => void refetch()} className="pt-4" />}
    {data === undefined && error === null && (
      <p role="status" className="caption pt-4">
        {waiting}
      </p>
    )}
    {data !== undefined && children(data)}
  </KeptFocus>
);
