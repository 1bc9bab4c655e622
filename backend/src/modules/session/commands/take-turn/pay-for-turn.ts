import { Inject, Injectable } from '@nestjs/common';
import { type Payment, WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type TakeTurn } from '../../domain/session.commands.js';
import { SessionHistory } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';

/** The second step of a turn: a command pays once, also when it is sent several times (design section 6, step 4). */
@Injectable()
export class PayForTurn {
  constructor(
    @Inject(WALLETS) private readonly wallets: Wallets,
    private readonly history: SessionHistory,
    private readonly sessions: SessionRepository,
  ) {}

  /**
   * @returns number of the turn that an earlier payment of this command bought, so that a command which the session no
   * longer remembers plays no second turn; null: the turn is paid and still to be played
   * @throws RejectedError NO_TOKENS, TURN_WAS_ABANDONED, IDEMPOTENCY_KEY_REUSED
   */
  async pay(payment: Payment, { bodyHash }: TakeTurn, context: CommandContext): Promise<number | null> {
    reach('turn:before-payment');
    const paid = await this.wallets.pay(payment, context);
    reach('turn:paid');
    const outcome = paid === 'paid-before' ? await this.history.outcomeOfKnown(payment) : null;
    if (outcome === null) return null;
    if (outcome === 'abandoned') throw this.sessions.refusal({ code: 'TURN_WAS_ABANDONED' });
    if (outcome.bodyHash !== bodyHash) throw this.sessions.refusal({ code: 'IDEMPOTENCY_KEY_REUSED' });
    return outcome.turn;
  }
}
