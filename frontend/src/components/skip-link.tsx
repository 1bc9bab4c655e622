import { type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface SkipLinkProps {
  /** The id of the part to go to; it can take the focus. */
  readonly to: string;
  /** Shows that part, if it may be hidden. */
  readonly onSkip?: () => void;
  readonly children: ReactNode;
}

/** The first stop of the Tab key, shown while it has the focus: leads past what stands on every page. */
export const SkipLink = ({ to, onSkip, children }: SkipLinkProps) => {
  const skip = (event: MouseEvent): void => {
    // The address stays: it says where in the game the player is.
    event.preventDefault();
    flushSync(() => onSkip?.());
    const part = document.getElementById(to);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a href={`#${to}`} className="skip-link" onClick={skip}>
      {children}
    </a>
  );
};
