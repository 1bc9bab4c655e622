import { type PlanName } from '#contracts/subscription/tiers.js';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { LoadError } from '../../../components/states/load-error.js';
import { useTiers } from '../api/subscription-queries.js';
import { PlanOption } from './plan-option.js';

/** The three plans side by side. @param plan the player's own; null while it is not known */
export const PlanRow = ({ plan }: { readonly plan: PlanName | null }) => {
  const { data: tiers, error, refetch } = useTiers();
  return (
    <section aria-labelledby="plans" className="mt-10">
      <RuleHeading id="plans">The plans</RuleHeading>
      {error !== null && (
        <LoadError
          className="plan-room mt-5 text-center"
          error={error}
          fallback="The plans could not be read."
          retry={() => void refetch()}
        />
      )}
      {tiers === undefined && error === null && (
        <p className="caption plan-room mt-5 text-center">Reading the plans…</p>
      )}
      {tiers !== undefined && (
        <ul className="plan-row">
          {tiers.map((tier) => (
            <PlanOption key={tier.id} tier={tier} tiers={tiers} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  );
};
