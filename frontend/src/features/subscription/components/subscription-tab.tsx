import { LoadError } from '../../../components/states/load-error.js';
import { useSubscriptionStatus } from '../api/subscription-queries.js';
import { FeatureTest } from './feature-test.js';
import { PlanRow } from './plan-row.js';
import { Standing } from './standing.js';

/** Plan, plans, and the feature-access test (specification section 2, 'Subscription'). */
export const SubscriptionTab = () => {
  const { data, error, refetch } = useSubscriptionStatus();
  return (
    <>
      {data !== undefined && <Standing status={data} />}
      {data === undefined && error === null && <p className="caption standing-room">Reading your plan…</p>}
      {error !== null && (
        <LoadError
          className="standing-room"
          error={error}
          fallback="Your plan could not be read."
          retry={() => void refetch()}
        />
      )}
      <PlanRow plan={data?.plan ?? null} />
      <FeatureTest />
    </>
  );
};
