import { Inject, Injectable } from '@nestjs/common';
import { MANUAL_SAVES, type PlanName, TIERS } from '#contracts/subscription/tiers.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type TokenPlan } from '#backend/platform/config/config.js';
import { standingAt } from './domain/standing.rules.js';
import { type Entitled, type Entitlements } from './entitlements.port.js';
import { SubscriberRows } from './queries/subscriber-rows.js';

/** What a plan allows: its tokens are this installation's, all else the table's. */
export const allowedBy = (plan: PlanName, tokens: TokenPlan): Entitled => {
  const { features } = TIERS[plan === 'guest' ? 'free' : plan];
  const manualSaves = features.includes('unlimited_saves') ? null : MANUAL_SAVES;
  return { plan, tokens: tokens[plan], features, manualSaves };
};

/** Entitlements by the read models: one row for each question. */
@Injectable()
export class ProjectedEntitlements implements Entitlements {
  constructor(
    private readonly subscribers: SubscriberRows,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: { readonly tokenPlan: TokenPlan },
  ) {}

  of(userId: string): Promise<Entitled> {
    return this.at(userId, this.clock.now());
  }

  async at(userId: string, time: Date): Promise<Entitled> {
    const { isGuest, term } = await this.subscribers.byId(userId);
    return allowedBy(isGuest ? 'guest' : standingAt(term, time).tier, this.config.tokenPlan);
  }
}
