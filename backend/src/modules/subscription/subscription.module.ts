import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { subscriptionEntity } from '#projections/subscriptions/subscription.entity.js';
import { userEntity } from '#projections/users/user.entity.js';
import { ProviderFollower } from './commands/follow-provider/provider-follower.js';
import { LapseSubscriptions } from './commands/lapse-subscriptions/lapse-subscriptions.js';
import { SetTierHandler } from './commands/set-tier/set-tier.handler.js';
import { ENTITLEMENTS } from './entitlements.port.js';
import { ProjectedEntitlements } from './projected-entitlements.js';
import { ProjectedSubscriptions } from './projected-subscriptions.js';
import { CheckFeatureController } from './queries/check-feature/check-feature.controller.js';
import { CheckFeatureQueryHandler } from './queries/check-feature/check-feature.query-handler.js';
import { FindSubscriptionStatusController } from './queries/find-subscription-status/find-subscription-status.controller.js';
import { FindSubscriptionStatusQueryHandler } from './queries/find-subscription-status/find-subscription-status.query-handler.js';
import { FindTiersController } from './queries/find-tiers/find-tiers.controller.js';
import { FindTiersQueryHandler } from './queries/find-tiers/find-tiers.query-handler.js';
import { ExportedSubscriptions } from './queries/exported-subscriptions.js';
import { PersonFinder } from './queries/person-finder.js';
import { SubscriberRows } from './queries/subscriber-rows.js';
import { SubscriptionRows } from './queries/subscription-rows.js';
import { SUBSCRIPTION_PROVIDER, SUBSCRIPTIONS } from './subscription.port.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Paid tiers, and what each plan allows. */
@Module({
  imports: [TypeOrmModule.forFeature([userEntity, subscriptionEntity])],
  controllers: [FindSubscriptionStatusController, FindTiersController, CheckFeatureController],
  providers: [
    SubscriptionRepository,
    SubscriberRows,
    SubscriptionRows,
    PersonFinder,
    ExportedSubscriptions,
    SetTierHandler,
    LapseSubscriptions,
    FindSubscriptionStatusQueryHandler,
    FindTiersQueryHandler,
    CheckFeatureQueryHandler,
    { provide: ENTITLEMENTS, useClass: ProjectedEntitlements },
    { provide: SUBSCRIPTIONS, useClass: ProjectedSubscriptions },
    { provide: SUBSCRIPTION_PROVIDER, useClass: ProviderFollower },
  ],
  exports: [ENTITLEMENTS, SUBSCRIPTIONS, SUBSCRIPTION_PROVIDER],
})
export class SubscriptionModule {}
