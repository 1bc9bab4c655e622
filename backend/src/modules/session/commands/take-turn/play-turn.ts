import { Inject, Injectable } from '@nestjs/common';
import { type Encounters } from '#game/model/encounter.js';
import { type Payment } from '#backend/modules/wallet/wallet.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { reject } from '#backend/shared/domain/decision.js';
import { type SessionDecision, type TakeTurn } from '../../domain/session.commands.js';
import { type Session } from '../../domain/state/session.state.js';
import { takeTurn } from '../../domain/take-turn.decider.js';
import { ENCOUNTERS } from '../../encounters.port.js';
import { type SessionAtRevision } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';
import { PaymentSettlement } from '../settle-payment/payment-settlement.js';
import { TurnNarrationService } from '../narrate-turn/turn-narration.service.js';

type Decide = (session: Session) => SessionDecision;

/** Since the turn was considered, the saga may have followed its guest into an account. */
const forOwner =
  (userId: string, decide: Decide): Decide =>
  (session) =>
    session.status === 'NotStarted' || session.userId === userId ? decide(session) : reject('SESSION_NOT_FOUND');

/** The third step of a turn: rules and dice decide it, and one append records all of it (design section 6, step 4). */
@Injectable()
export class PlayTurn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly payments: PaymentSettlement,
    private readonly narrations: TurnNarrationService,
    @Inject(ENCOUNTERS) private readonly encounters: Encounters,
  ) {}

  /** The session after the turn. A refused turn returns its token. @throws RejectedError */
  async play(payment: Payment, turn: TakeTurn, context: CommandContext): Promise<SessionAtRevision> {
    const decide = forOwner(payment.userId, this.narrations.withNarration(takeTurn(this.encounters), turn));
    const options = { commandId: turn.commandId, context, assumeFresh: true };
    const decided = await this.sessions.tryDecide(payment.sessionId, decide, options);
    reach('turn:appended');
    if (!decided.accepted) await this.payments.refund(payment, context);
    return this.sessions.after(decided);
  }
}
