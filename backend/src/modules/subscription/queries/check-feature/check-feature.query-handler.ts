import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Feature } from '#contracts/subscription/tiers.js';
import { type FeatureAccess } from '#contracts/subscription/views.js';
import { type Entitlements, ENTITLEMENTS } from '../../entitlements.port.js';

/** POST /api/subscription/check-feature (specification section 7). */
export class CheckFeatureQuery extends Query<FeatureAccess> {
  constructor(
    readonly userId: string,
    readonly feature: Feature,
  ) {
    super();
  }
}

@QueryHandler(CheckFeatureQuery)
export class CheckFeatureQueryHandler implements IQueryHandler<CheckFeatureQuery> {
  constructor(@Inject(ENTITLEMENTS) private readonly entitlements: Entitlements) {}

  async execute({ userId, feature }: CheckFeatureQuery): Promise<FeatureAccess> {
    const { features } = await this.entitlements.of(userId);
    return { hasAccess: features.includes(feature), feature };
  }
}
