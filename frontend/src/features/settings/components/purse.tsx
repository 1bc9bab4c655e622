import { useActionTokens, useSubscriptionInfo } from '../../tokens/api/use-action-tokens.js';
import { alarmOf } from '../../tokens/tokens-left.js';

const TONE = { none: '', low: 'text-warning', out: 'text-act' } as const;

const Line = ({ name, value, tone }: { readonly name: string; readonly value: string; readonly tone: string }) => (
  <div className="flex justify-between gap-4 border-b border-hairline py-1.5">
    <dt className="text-faded italic">{name}</dt>
    <dd className={`lining ${tone}`}>{value}</dd>
  </div>
);

/** How many actions are left, and when there will be more. */
export const Purse = () => {
  const { data: tokens } = useActionTokens();
  const { data: plan } = useSubscriptionInfo();
  const count = tokens?.unlimited === true ? null : (tokens?.actionTokens ?? null);
  const days = plan?.daysUntilRefill ?? null;
  return (
    <dl>
      <Line name="Action tokens" value={tokens === undefined ? '' : tokens.unlimited ? 'Unlimited' : String(tokens.actionTokens ?? 0)} tone={TONE[alarmOf(count)]} />
      <Line name="Days until refill" value={plan === undefined ? '' : days === null ? 'No refill' : String(days)} tone={TONE[alarmOf(days)]} />
    </dl>
  );
};
