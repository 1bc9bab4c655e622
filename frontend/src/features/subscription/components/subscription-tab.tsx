import { LoadError } from '../../../components/states/load-error.js';
import { useSubscriptionStatus } from '../api/subscription-queries.js';
import { PlanRow } from './plan-row.js';
import { Standing } from './standing.js';
import { FEATURES } from '#contracts/subscription/tiers.js';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { FeatureLine } from './feature-line.js';

/** Asks the server, feature by feature, what the player's plan allows (specification section 2). */
const FeatureTest = () => (
  <section aria-labelledby="feature-test" className="mt-10">
    <RuleHeading id="feature-test">Test your access</RuleHeading>
    <p className="caption mt-3 text-center text-lead">Press a feature, and the server says whether it is yours.</p>
    <ul className="feature-test">
      {FEATURES.map((feature) => (
        <FeatureLine key={feature} feature={feature} />
      ))}
    </ul>
  </section>
);

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
