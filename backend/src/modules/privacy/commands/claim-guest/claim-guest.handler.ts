import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ClaimedSagas } from '#contracts/account/views.js';
import { ACCOUNT_ENDINGS, type AccountEndings } from '#backend/modules/account/account.port.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { GuestTransfer } from '../../guest-transfer.js';

/** POST /api/auth/claim-guest. */
export class ClaimGuestCommand extends Command<ClaimedSagas> {
  constructor(
    readonly context: CommandContext,
    readonly isRegistered: boolean,
    readonly guestToken: string,
  ) {
    super();
  }
}

/**
 * Gives a person the sagas that they played as a guest (design section 9, 'guest signs up'). The guest's stream
 * decides who gets them; a repetition, even with the token that the claim ended, continues where it stopped.
 */
@CommandHandler(ClaimGuestCommand)
export class ClaimGuestHandler implements ICommandHandler<ClaimGuestCommand> {
  constructor(
    @Inject(ACCOUNT_ENDINGS) private readonly endings: AccountEndings,
    private readonly transfer: GuestTransfer,
  ) {}

  async execute({ context, isRegistered, guestToken }: ClaimGuestCommand): Promise<ClaimedSagas> {
    if (!isRegistered)
      throw new RejectedError(403, 'NOT_REGISTERED', 'Log in to an account to bring your sagas along.');
    const ownerId = context.subjectId;
    const guestId = await this.endings.claimGuest(guestToken, ownerId, context);
    return { sessions: await this.transfer.carryOut({ guestId, ownerId }, context) };
  }
}
