import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { wantedForm } from '../form-state.js';
import { useQuickLogin } from '../use-quick-access.js';

const AccountPanel = lazy(whenOnline(() => import('./account-panel.js')));

/** 'Already have an account?': folded, and loaded only when opened; open for a visitor who was sent to a form. */
export const AccountBlock = () => {
  useQuickLogin();
  const wanted = wantedForm(useLocation().state);
  const [open, setOpen] = useState(wanted !== null);
  const [came, setCame] = useState(wanted);
  if (came !== wanted) {
    setCame(wanted);
    if (wanted !== null) setOpen(true);
  }
  const details = useRef<HTMLDetailsElement>(null);
  // A <details> element, which also opens before the script has loaded.
  useEffect(() => {
    if (details.current?.open === true) setOpen(true);
  }, []);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className="slip account"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary>
        Already have an account?
        <svg viewBox="0 0 12 8" className="account-arrow" aria-hidden="true">
          <path
            d="M1.5 1.500Q4 4 6 6.500 8 4 10.500 1.500"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.300"
            strokeLinecap="round"
          />
        </svg>
      </summary>
      {open && (
        <div className="account-panel">
          <Suspense fallback={<p className="caption py-3">One moment…</p>}>
            <AccountPanel first={wanted ?? 'login'} />
          </Suspense>
        </div>
      )}
    </details>
  );
};
