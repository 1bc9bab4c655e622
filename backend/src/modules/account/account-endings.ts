import { Injectable } from '@nestjs/common';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type AccountEndings } from './account.port.js';
import { AccountRepository } from './account.repository.js';
import { claimGuest, erasePerson } from './domain/account-endings.decider.js';
import { Tokens } from './tokens/tokens.js';

@Injectable()
export class LoggedAccountEndings implements AccountEndings {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: Tokens,
  ) {}

  async claimGuest(guestToken: string, ownerId: string, context: CommandContext): Promise<string> {
    const userId = await this.tokens.userIn(guestToken);
    if (userId === null) throw this.accounts.refusal({ code: 'GUEST_NOT_CLAIMABLE' });
    const isTokenGood = (await this.tokens.principalOf(guestToken)) !== null;
    const claim = { userId, ownerId, claimedAt: context.occurredAt, isTokenGood };
    const commandId = `claim-${userId}-${ownerId}`;
    await this.accounts.decide(userId, (account) => claimGuest(claim, account), { commandId, context });
    return userId;
  }

  async recordErasure(userId: string, context: CommandContext): Promise<Position | null> {
    const erasure = { userId, erasedAt: context.occurredAt };
    const decide = { commandId: `erase-${userId}`, context };
    return (await this.accounts.decide(userId, (account) => erasePerson(erasure, account), decide)).position;
  }
}
