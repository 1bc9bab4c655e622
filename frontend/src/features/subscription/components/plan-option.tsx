import { type PlanName } from '#contracts/subscription/tiers.js';
import { type TierView } from '#contracts/subscription/views.js';
import { PlanShip } from '../../../drawing/ornaments/plan-ship.js';
import { money } from '../../../lib/money.js';
import { FEATURE_WORDS, TIER_TONE } from '../../plans/index.js';
import { toast } from '../../toasts/index.js';
import { actionsLine, addedBy, isAbove, isOwn, savesLine } from '../domain/plan-lines.js';

const upgrade = (): void =>
  void toast({ title: 'Upgrade Coming Soon', description: 'Nothing can be bought here yet, and nothing was charged.' });

interface PlanOptionProps {
  readonly tier: TierView;
  readonly tiers: readonly TierView[];
  readonly plan: PlanName | null;
}

/** One of the three plans: a boat, a longship, a ship of three masts. */
export const PlanOption = ({ tier, tiers, plan }: PlanOptionProps) => {
  const { id, name, price, notBuilt } = tier;
  const before = tiers[tiers.indexOf(tier) - 1];
  return (
    <li className="plan-option" aria-current={isOwn(id, plan) ? 'true' : undefined}>
      <PlanShip tier={id} className="plan-ship" />
      <h3 className={`display text-4xl ${TIER_TONE[id]}`}>{name}</h3>
      <p className="lining text-lead">
        {money(price)} <span className="caption">per month</span>
      </p>
      <ul className="plan-lines">
        <li>{actionsLine(tier)}</li>
        <li>{savesLine(tier)}</li>
        {before !== undefined && <li className="caption">All that {before.name} gives, and</li>}
        {addedBy(tiers, id)
          .filter((feature) => feature !== 'unlimited_saves')
          .map((feature) => (
            <li key={feature}>
              {FEATURE_WORDS[feature].name}
              {notBuilt.includes(feature) && <span className="caption"> (not built yet)</span>}
            </li>
          ))}
      </ul>
      {isOwn(id, plan) && <p className="plan-foot caps text-lead text-act">Current Plan</p>}
      {plan !== null && isAbove(id, plan) && (
        <div className="plan-foot">
          <button type="button" className="button button-act" onClick={upgrade}>
            Upgrade to {name}
          </button>
        </div>
      )}
    </li>
  );
};
