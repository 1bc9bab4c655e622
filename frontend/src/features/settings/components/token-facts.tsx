import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { FactLine } from '../../../components/fact-line.js';
import { alarmOf, useActionTokens, useSubscriptionInfo } from '../../tokens/index.js';

const TONE = { none: '', low: 'text-warning', out: 'text-act' } as const;

interface Fact {
  readonly value: string;
  /** The number that determines the colour; null for no colour. */
  readonly count: number | null;
}
const UNKNOWN: Fact = { value: '', count: null };

const tokensFact = (tokens: ActionTokens | undefined): Fact => {
  if (tokens === undefined) return UNKNOWN;
  if (tokens.unlimited) return { value: 'Unlimited', count: null };
  return { value: String(tokens.actionTokens ?? 0), count: tokens.actionTokens };
};

const refillFact = (plan: SubscriptionInfo | undefined): Fact => {
  if (plan === undefined) return UNKNOWN;
  const { daysUntilRefill: days } = plan;
  return { value: days === null ? 'No refill' : String(days), count: days };
};

/** The number of actions left, and the time of the next refill. */
export const TokenFacts = () => {
  const tokens = tokensFact(useActionTokens().data);
  const refill = refillFact(useSubscriptionInfo().data);
  return (
    <dl>
      <FactLine name="Action tokens" value={tokens.value} className={TONE[alarmOf(tokens.count)]} />
      <FactLine name="Days until refill" value={refill.value} className={TONE[alarmOf(refill.count)]} />
    </dl>
  );
};
