import { messageOf } from '../../lib/http-error.js';

interface LoadErrorProps {
  readonly error: Error;
  /** Shown when the error has no message for users. */
  readonly fallback: string;
  readonly retry: () => void;
  readonly className?: string;
}

/** A part of a page that could not be loaded: the reason, and a button to try again. */
export const LoadError = ({ error, fallback: otherwise, retry, className }: LoadErrorProps) => (
  <p role="alert" className={className}>
    {messageOf(error, otherwise)}{' '}
    <button type="button" className="text-button text-act" onClick={retry}>
      Try again
    </button>
  </p>
);
