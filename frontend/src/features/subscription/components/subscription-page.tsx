import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { messageOf } from '../../../lib/http-error.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { LazyAccountPanel, useAuth, useTokenSync } from '../../auth/index.js';
import { PlanBadge } from '../../plans/index.js';
import { AccountTabs } from './account-tabs.js';

import { PlanRow } from './plan-row.js';

/** Nobody is logged in: the forms, and what the plans offer. */
const LoggedOut = () => (
  <>
    <p className="caption account-lead">Log in to see your plan, your profile and your settings.</p>
    <div className="mt-4 max-w-md">
      <LazyAccountPanel />
    </div>
    <PlanRow plan={null} />
  </>
);

/** '/subscription': what a person has, who they are, and what is kept of them (specification section 2). */
export const SubscriptionPage = () => {
  useTokenSync();
  const auth = useAuth();
  const heading = usePageArrival<HTMLHeadingElement>('Your account');
  if (auth.status === 'loading' || auth.status === 'refused') return <PageLoading>Finding your place…</PageLoading>;
  if (auth.status === 'unreachable')
    return (
      <PageMessage title="No answer" action={{ label: 'Try again', run: auth.retry }}>
        {messageOf(auth.error, 'The game could not be reached.')}
      </PageMessage>
    );
  const user = auth.status === 'authenticated' ? auth.user : null;
  return (
    <div className="page leaf-width account-page">
      <PageHeader>
        {user !== null && (
          <p className="hidden items-center gap-x-2 md:flex">
            Welcome, {user.username}! <PlanBadge tier={user.subscriptionTier} />
          </p>
        )}
        <Link to="/" className="text-button">
          Back to the game
        </Link>
      </PageHeader>
      <main>
        <h1 ref={heading} tabIndex={-1} className="display account-title">
          Your account
        </h1>
        {user !== null && (
          <p className="flex flex-wrap items-center gap-x-2 md:hidden">
            Welcome, {user.username}! <PlanBadge tier={user.subscriptionTier} />
          </p>
        )}
        {user === null ? <LoggedOut /> : <AccountTabs key={user.id} user={user} />}
      </main>
    </div>
  );
};
