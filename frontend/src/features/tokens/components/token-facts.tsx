import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { FactLine } from '../../../components/fact-line.js';
import { useActionTokens, useSubscriptionInfo } from '../api/use-action-tokens.js';
import { alarmOf } from '../domain/tokens-left.js';

const TONE = { none: '', low: 'text-warning', out: 'text-act' } as const;

interface Fact {
  readonly value: string;
  /** The number that determines the colour; null for no colour. */
  readonly count: number | null;
}
interface Read<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
}
const missing = ({ isError }: Read<unknown>): Fact => ({ value: isError ? 'Could not be read' : '', count: null });

const tokensFact = (read: Read<ActionTokens>): Fact => {
  const { data: tokens } = read;
  if (tokens === undefined) return missing(read);
  if (tokens.unlimited) return { value: 'Unlimited', count: null };
  return { value: String(tokens.actionTokens ?? 0), count: tokens.actionTokens };
};

const refillFact = (read: Read<SubscriptionInfo>): Fact => {
  const { data: plan } = read;
  if (plan === undefined) return missing(read);
  const { daysUntilRefill: days } = plan;
  return { value: days === null ? 'No refill' : String(days), count: days };
};

/** The number of actions left, and the time of the next refill. */
export const TokenFacts = () => {
  const tokens = tokensFact(useActionTokens());
  const refill = refillFact(useSubscriptionInfo());
  return (
    <dl>
      <FactLine name="Action tokens" value={tokens.value} className={TONE[alarmOf(tokens.count)]} />
      <FactLine name="Days until refill" value={refill.value} className={TONE[alarmOf(refill.count)]} />
    </dl>
  );
};
