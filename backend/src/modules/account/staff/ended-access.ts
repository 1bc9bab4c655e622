import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { AccountRepository } from '../account.repository.js';
import { endPassword } from '../domain/password.decider.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { TRUST_MS } from '../tokens/tokens.js';
import { unknownPassword } from './unknown-password.js';

/** A process may have read a device just before it was signed out. */
const OUT_EVERYWHERE_MS = TRUST_MS + 1_000;

/**
 * Ends all that opened an account before: password, devices, mailed reset links, and an address that was claimed but
 * never proven. Whoever made the account may not be the person whose address it has.
 */
@Injectable()
export class EndedAccess {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: NewPasswords,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The event comes first: what stops halfway is done again by the same command. It returns when no process of the game
   * takes an old token any more.
   */
  async end(userId: string, username: string): Promise<void> {
    const now = this.clock.now();
    const context = systemContext({ name: 'staff-cli', subjectId: userId, now });
    const hash = await this.passwords.hashed(unknownPassword(this.random), username);
    const command = { commandId: `end-password-${this.random.uuid()}`, context };
    const data = { userId, changedAt: now.toISOString() };
    await this.accounts.decide(userId, (account) => endPassword(data, account), command);
    await this.passwords.replace(userId, hash);
    await pause(OUT_EVERYWHERE_MS);
  }
}
