import { Inject, Injectable } from '@nestjs/common';
import { type Payment, WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { accept } from '#backend/shared/domain/decision.js';
import { abandonTurn, wasAbandoned, wasPlayed } from '../../domain/abandon-turn.decider.js';
import { SessionHistory } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';

/**
 * Settles payments through the session's stream: the stream bars the turn first, and only then the token is returned
 * (design section 6).
 */
@Injectable()
export class PaymentSettlement {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly history: SessionHistory,
    @Inject(WALLETS) private readonly wallets: Wallets,
  ) {}

  /** Settles a payment of any age; a played turn stays paid. Idempotent. */
  async settle(payment: Payment, context: CommandContext): Promise<'played' | 'returned'> {
    const outcome = await this.outcomeOf(payment, context);
    if (outcome === null) await this.refund(payment, context);
    if (outcome === 'abandoned') await this.wallets.giveBack(payment, context);
    return outcome === 'played' ? 'played' : 'returned';
  }

  /** Settles a new payment whose turn was refused: the session still remembers its outcome. Idempotent. */
  async refund(payment: Payment, context: CommandContext): Promise<void> {
    const { sessionId, commandId } = payment;
    const abandon = { commandId, context };
    const { state } = await this.sessions.decide(sessionId, (session) => abandonTurn(payment, session), abandon);
    if (wasAbandoned(commandId, state)) await this.wallets.giveBack(payment, context);
  }

  /**
   * Decides by the session's state; for a command that the state no longer holds, by its whole stream. Waits for a
   * running command of this process.
   */
  private async outcomeOf(payment: Payment, context: CommandContext): Promise<'played' | 'abandoned' | null> {
    const { sessionId, commandId } = payment;
    const { state } = await this.sessions.decide(sessionId, () => accept(), { commandId, context });
    if (wasAbandoned(commandId, state)) return 'abandoned';
    if (wasPlayed(commandId, state)) return 'played';
    const outcome = await this.history.outcomeOf(payment);
    return typeof outcome === 'object' && outcome !== null ? 'played' : outcome;
  }
}
