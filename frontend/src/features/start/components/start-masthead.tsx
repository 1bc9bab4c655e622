import { useRef } from 'react';
import { messageOf } from '../../../lib/http-error.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { useAuth, useLogOut, AccountBlock } from '../../auth/index.js';
import { PlanBadge } from '../../plans/index.js';
import { planBanner } from '../domain/opening-words.js';
import { useVisitor } from '../use-visitor.js';

/** The slips on the chart: the account and its plan. */
export const StartMasthead = () => {
  const auth = useAuth();
  const logOut = useLogOut();
  const visitor = useVisitor();
  const slips = useRef<HTMLDivElement>(null);
  useFocusFallback(slips);
  const paid = auth.status === 'authenticated' && auth.user.subscriptionTier !== 'free';
  return (
    <div ref={slips} tabIndex={-1} className="start-slips">
      {!paid && <p className="slip">{planBanner(visitor)}</p>}
      {auth.status === 'anonymous' && <AccountBlock />}
      {auth.status === 'unreachable' && (
        <p role="alert" className="slip py-0">
          {messageOf(auth.error, 'The game could not be reached.')}{' '}
          <button type="button" className="text-button text-act" onClick={auth.retry}>
            Try again
          </button>
        </p>
      )}
      {auth.status === 'authenticated' && (
        <div className="visitor">
          <p className="slip visitor-name">
            <span>Welcome, {auth.user.username}!</span>
            <PlanBadge tier={auth.user.subscriptionTier} />
          </p>
          <p className="slip">
            <a href="/subscription?tab=profile" target="_blank" rel="noreferrer" className="text-button">
              Profile<span className="sr-only"> (in a new tab)</span>
            </a>
            <button type="button" className="text-button" onClick={logOut}>
              Logout
            </button>
          </p>
        </div>
      )}
    </div>
  );
};
