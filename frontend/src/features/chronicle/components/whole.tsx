import { type ReactNode } from 'react';
import { LoadError } from '../../../components/states/load-error.js';

interface WholeProps {
  readonly isWhole: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Waits until all of it is read. */
export const Whole = ({ isWhole, error, retry, children }: WholeProps) => {
  if (isWhole) return children;
  return error === null ? (
    <p className="caption mt-6" role="status">
      Turning the leaves…
    </p>
  ) : (
    <LoadError className="mt-6" error={error} fallback="The leaves could not be read. They are safe." retry={retry} />
  );
};
