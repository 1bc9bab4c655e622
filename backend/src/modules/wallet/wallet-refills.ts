import { Inject, Injectable } from '@nestjs/common';
import { type Entitlements, ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { balanceOf, countingTime } from './domain/refill.rules.js';
import { refillTokens } from './domain/refill-tokens.decider.js';
import { WalletRepository } from './wallet.repository.js';

/** Fills wallets: by the week, and when a plan grows (design section 9, 'refills'). */
@Injectable()
export class WalletRefills {
  constructor(
    private readonly wallets: WalletRepository,
    @Inject(ENTITLEMENTS) private readonly entitlements: Entitlements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Fills the wallet where that is due; idempotent. @returns whether it changed */
  async refill(userId: string, context: CommandContext): Promise<boolean> {
    const now = this.clock.now();
    const { state } = await this.wallets.load(userId);
    const time = countingTime(state, now);
    if (time === null) return false;
    const { plan, tokens } = await this.entitlements.at(userId, time);
    const command = { userId, inForce: { plan, allowance: balanceOf(tokens) }, now };
    const commandId = `refill-${userId}-${state.refillsAt ?? ''}-${plan}`;
    const { events } = await this.wallets.decide(userId, (wallet) => refillTokens(command, wallet), {
      commandId,
      context,
    });
    return events.length > 0;
  }
}
