import { Inject, Injectable } from '@nestjs/common';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { abandonTurn, wasAbandoned } from '../../domain/abandon-turn.decider.js';
import { Sessions } from '../../sessions.js';

export interface Payment {
  readonly userId: string;
  readonly sessionId: string;
  readonly commandId: string;
}

/** Settles a payment through the session's stream: bars the turn first, and only then gives the token back (design section 6). */
@Injectable()
export class PaymentSettlement {
  constructor(private readonly sessions: Sessions, @Inject(WALLETS) private readonly wallets: Wallets) {}

  /** A turn that was played stays paid. Idempotent. */
  async settle(payment: Payment): Promise<void> {
    const { state } = await this.sessions.decide(payment, (session) => abandonTurn(payment, session));
    if (wasAbandoned(payment.commandId, state)) await this.wallets.giveBack(payment);
  }
}
