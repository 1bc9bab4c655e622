import { type Feature, NOT_BUILT_YET } from '#contracts/subscription/tiers.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { FactLine } from '../../../components/fact-line.js';
import { longDate } from '../../../lib/dates.js';
import { money } from '../../../lib/money.js';
import { FEATURE_WORDS, STATE_NAME, STATE_TONE, TIER_NAME, TIER_TONE } from '../../plans/index.js';
import { PromptCard } from '../../prompts/index.js';
import { TokenFacts } from '../../tokens/index.js';
import { standingWords } from '../domain/standing-words.js';

const Badge = ({ tier, status, isSubscribed }: SubscriptionStatus) => (
  <p className="display text-4xl">
    {isSubscribed ? (
      <>
        <span className={TIER_TONE[tier]}>{TIER_NAME[tier]}</span>{' '}
        <span className={`text-3xl italic ${STATE_TONE[status]}`}>{STATE_NAME[status]}</span>
      </>
    ) : (
      'Free Plan'
    )}
  </p>
);

const END: Readonly<Record<SubscriptionStatus['status'], string>> = {
  active: 'Next billing date',
  past_due: 'Payment was due',
  canceled: 'Ends on',
  inactive: 'Ended on',
};

const Billing = ({ status, subscription }: SubscriptionStatus) => {
  if (subscription === null) return null;
  const { currentPeriodEnd: end, amount, currency } = subscription;
  const isBilled = status !== 'canceled';
  return (
    <dl>
      <FactLine name={END[status]} value={end === null ? 'None: it has no end' : longDate(end)} />
      <FactLine name="Amount" value={isBilled ? `${money(amount, currency)} per month` : 'Nothing more is due'} />
    </dl>
  );
};

const whatOf = (feature: Feature): string =>
  NOT_BUILT_YET.includes(feature) ? 'not built yet' : FEATURE_WORDS[feature].what;

/** The player's own plan: badge, state, billing, actions and features. */
export const Standing = ({ status }: { readonly status: SubscriptionStatus }) => {
  const words = standingWords(status);
  return (
    <section aria-label="Your plan" className="standing">
      <div>
        <Badge {...status} />
        {words !== null && <p className="mt-1 text-lead text-pretty">{words}</p>}
        <div className="mt-3">
          <Billing {...status} />
          <TokenFacts />
        </div>
        {status.plan === 'guest' && <PromptCard always />}
      </div>
      <div>
        <h2 className="small-caps text-lead text-act">What it gives you</h2>
        <ul className="feature-list">
          {status.features.map((feature) => (
            <li key={feature} className="border-b border-hairline py-1.5">
              {FEATURE_WORDS[feature].name}
              <span className="caption">, {whatOf(feature)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
