import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Authenticated } from '#contracts/account/views.js';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { metadataOf } from '#backend/platform/log/metadata.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { createGuest } from '../../domain/account.decider.js';
import { accountFold } from '../../domain/account.fold.js';
import { Tokens } from '../../tokens.js';
import { CreateGuestCommand } from './create-guest.command.js';

const TAG_BYTES = 4;

/** Creates the guest, its wallet and its bearer token. The wallet's grant is the last write: it waits until both are shown. */
@CommandHandler(CreateGuestCommand)
export class CreateGuestHandler implements ICommandHandler<CreateGuestCommand> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly tokens: Tokens,
    @Inject(WALLETS) private readonly wallets: Wallets,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<Authenticated> {
    const userId = this.random.uuid();
    const username = `Guest_${this.random.bytes(TAG_BYTES).toString('hex')}`;
    const now = this.clock.now();
    const guest = { userId, username, createdAt: now.toISOString() };
    await this.aggregates.decide(
      accountFold,
      userId,
      (account) => createGuest(guest, account),
      metadataOf({ commandId: `guest-${userId}`, userId, now }),
    );
    await this.wallets.grant({ userId, reason: 'guest' });
    const user = { id: userId, username, email: null, subscriptionStatus: 'guest', subscriptionTier: 'free' } as const;
    return { token: await this.tokens.issue(userId), user };
  }
}
