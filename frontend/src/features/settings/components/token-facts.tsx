import { FactLine } from '../../../components/fact-line.js';
import { useActionTokens, useSubscriptionInfo, alarmOf } from '../../tokens/index.js';

const TONE = { none: '', low: 'text-warning', out: 'text-act' } as const;

/** How many actions are left, and when there will be more. */
export const TokenFacts = () => {
  const { data: tokens } = useActionTokens();
  const { data: plan } = useSubscriptionInfo();
  const count = tokens?.unlimited === true ? null : (tokens?.actionTokens ?? null);
  const days = plan?.daysUntilRefill ?? null;
  return (
    <dl>
      <FactLine
        name="Action tokens"
        value={tokens === undefined ? '' : tokens.unlimited ? 'Unlimited' : String(tokens.actionTokens ?? 0)}
        className={TONE[alarmOf(count)]}
      />
      <FactLine
        name="Days until refill"
        value={plan === undefined ? '' : days === null ? 'No refill' : String(days)}
        className={TONE[alarmOf(days)]}
      />
    </dl>
  );
};
