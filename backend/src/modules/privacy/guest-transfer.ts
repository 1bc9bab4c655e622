import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { SESSION_TRANSFERS, type SessionTransfers } from '#backend/modules/session/session.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

export interface ClaimedGuest {
  readonly guestId: string;
  readonly ownerId: string;
}

/** What follows from a claim, in steps that can be repeated: the guest's token ends, and their sagas change hands. */
@Injectable()
export class GuestTransfer {
  constructor(
    private readonly keys: SubjectKeys,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(SESSION_TRANSFERS) private readonly sessions: SessionTransfers,
  ) {}

  /** Hands the guest's key over first: then an erasure of the owner covers all that it sealed. @returns sagas moved */
  async carryOut({ guestId, ownerId }: ClaimedGuest, context: CommandContext): Promise<number> {
    await this.accounts.revokeDevices(guestId);
    if (!(await this.keys.handOver(guestId, ownerId))) return 0;
    reach('transfer:key-handed-over');
    return this.sessions.transferAll({ fromUserId: guestId, toUserId: ownerId }, context);
  }
}
