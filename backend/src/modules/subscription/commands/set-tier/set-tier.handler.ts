import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Tier } from '#contracts/subscription/tiers.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { setTier } from '../../domain/set-tier.decider.js';
import { SubscriptionRepository } from '../../subscription.repository.js';

/** Gives a person a tier: `npm run subscription -- set`. */
export class SetTierCommand extends Command<'changed' | 'unchanged'> {
  constructor(
    readonly context: CommandContext,
    readonly tier: Tier,
    readonly until: string | null,
  ) {
    super();
  }
}

@CommandHandler(SetTierCommand)
export class SetTierHandler implements ICommandHandler<SetTierCommand> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ context, tier, until }: SetTierCommand): Promise<'changed' | 'unchanged'> {
    const subscriptionId = this.random.uuid();
    const { subjectId: userId, occurredAt } = context;
    const command = { userId, tier, until, subscriptionId, now: new Date(occurredAt) };
    const options = { commandId: `set-tier-${subscriptionId}`, context, awaitReadModels: true };
    const { events } = await this.subscriptions.decide(userId, (now) => setTier(command, now), options);
    return events.length > 0 ? 'changed' : 'unchanged';
  }
}
