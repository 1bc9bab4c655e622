import { messageOf } from '../../lib/http-error.js';

interface LoadErrorProps {
  readonly error: Error;
  /** What is said where the answer has no words of its own. */
  readonly fallback: string;
  readonly retry: () => void;
  readonly className?: string;
}

/** A part of a page that could not be read: why, and another try. */
export const LoadError = ({ error, fallback: otherwise, retry, className }: LoadErrorProps) => (
  <p role="alert" className={className}>
    {messageOf(error, otherwise)}{' '}
    <button type="button" className="text-button text-act" onClick={retry}>
      Try again
    </button>
  </p>
);
