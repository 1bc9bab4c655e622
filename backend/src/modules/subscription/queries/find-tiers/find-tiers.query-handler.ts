import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NOT_BUILT_YET, type Tier, TIER_IDS, TIERS } from '#contracts/subscription/tiers.js';
import { type TierView } from '#contracts/subscription/views.js';
import { CONFIG, type Config, type TokenPlan } from '#backend/platform/config/config.js';
import { allowedBy } from '../../projected-entitlements.js';

/** GET /api/subscription/tiers (specification section 7). */
export class FindTiersQuery extends Query<readonly TierView[]> {}

const viewOf = (id: Tier, tokenPlan: TokenPlan): TierView => {
  const { tokens, manualSaves, features } = allowedBy(id, tokenPlan);
  return {
    ...TIERS[id],
    notBuilt: features.filter((feature) => NOT_BUILT_YET.includes(feature)),
    actionsPerWeek: tokens === 'unlimited' ? null : tokens,
    manualSaves,
  };
};

@QueryHandler(FindTiersQuery)
export class FindTiersQueryHandler implements IQueryHandler<FindTiersQuery> {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  execute(): Promise<readonly TierView[]> {
    return Promise.resolve(TIER_IDS.map((id) => viewOf(id, this.config.tokenPlan)));
  }
}
