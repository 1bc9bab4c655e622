import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Authenticated } from '#contracts/account/views.js';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { causedBy } from '#backend/shared/domain/command-context.js';
import { AccountRepository } from '../../account.repository.js';
import { createGuest } from '../../domain/account.decider.js';
import { newGuest } from '../../domain/user-view.js';
import { SignIns } from '../../sign-in/sign-ins.js';

const TAG_BYTES = 4;

/** POST /api/auth/guest (specification section 7). */
export class CreateGuestCommand extends Command<Authenticated> {
  constructor(readonly device: string) {
    super();
  }
}

/** Creates the guest, its wallet and its bearer token. The wallet's grant is the last write: it waits until both are shown. */
@CommandHandler(CreateGuestCommand)
export class CreateGuestHandler implements ICommandHandler<CreateGuestCommand> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signIns: SignIns,
    @Inject(WALLETS) private readonly wallets: Wallets,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ device }: CreateGuestCommand): Promise<Authenticated> {
    const userId = this.random.uuid();
    const username = `Guest_${this.random.bytes(TAG_BYTES).toString('hex')}`;
    const commandId = `guest-${userId}`;
    const context = requestContext({ kind: 'guest', userId, deviceId: null });
    const guest = { userId, username, createdAt: context.occurredAt };
    await this.accounts.decide(userId, (account) => createGuest(guest, account), { commandId, context });
    await this.wallets.grant({ userId, reason: 'guest' }, causedBy(commandId, context));
    const { token } = await this.signIns.onNewDevice({ userId, kind: 'guest', device });
    return { token, user: newGuest(userId, username) };
  }
}
