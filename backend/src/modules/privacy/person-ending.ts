import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNT_ENDINGS,
  type AccountEndings,
  ACCOUNTS,
  type Accounts,
} from '#backend/modules/account/account.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';

/** What ends a person, in the order that leaves no moment in which something new could be sealed and read. */
@Injectable()
export class PersonEnding {
  constructor(
    private readonly keys: SubjectKeys,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(ACCOUNT_ENDINGS) private readonly endings: AccountEndings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Their devices are signed out, their key is destroyed, the log says so. @returns the position of that */
  async end(userId: string): Promise<Position | null> {
    await this.accounts.revokeDevices(userId);
    await this.keys.destroy(userId);
    reach('erasure:key-destroyed');
    const context = systemContext({ name: 'erasure', subjectId: userId, now: this.clock.now() });
    const position = await this.endings.recordErasure(userId, context);
    reach('erasure:recorded');
    return position;
  }
}
