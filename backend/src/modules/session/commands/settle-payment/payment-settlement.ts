import { Inject, Injectable } from '@nestjs/common';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { accept } from '#backend/shared/domain/decision.js';
import { abandonTurn, wasAbandoned, wasPlayed } from '../../domain/abandon-turn.decider.js';
import { SessionHistory } from '../../session-history.js';
import { Sessions } from '../../sessions.js';

export interface Payment {
  readonly userId: string;
  readonly sessionId: string;
  readonly commandId: string;
}

/** Settles payments through the session's stream: it bars the turn first, and only then is the token given back (design section 6). */
@Injectable()
export class PaymentSettlement {
  constructor(
    private readonly sessions: Sessions,
    private readonly history: SessionHistory,
    @Inject(WALLETS) private readonly wallets: Wallets,
  ) {}

  /** A payment of any age; a turn that was played stays paid. Idempotent. */
  async settle(payment: Payment): Promise<void> {
    const outcome = await this.outcomeOf(payment);
    if (outcome === null) await this.refund(payment);
    if (outcome === 'abandoned') await this.wallets.giveBack(payment);
  }

  /** A payment made just now for a turn that was then refused: the session still remembers what came of it. Idempotent. */
  async refund(payment: Payment): Promise<void> {
    const { state } = await this.sessions.decide(payment, (session) => abandonTurn(payment, session));
    if (wasAbandoned(payment.commandId, state)) await this.wallets.giveBack(payment);
  }

  /** By the session's memory, and where that does not reach by the whole of its stream. */
  private async outcomeOf(payment: Payment): Promise<'played' | 'abandoned' | null> {
    const { state } = await this.sessions.decide(payment, () => accept());
    if (wasAbandoned(payment.commandId, state)) return 'abandoned';
    if (wasPlayed(payment.commandId, state)) return 'played';
    const outcome = await this.history.outcomeOf(payment);
    return typeof outcome === 'object' && outcome !== null ? 'played' : outcome;
  }
}
