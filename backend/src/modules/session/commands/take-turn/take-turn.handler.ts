import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ENCOUNTERS } from '../../encounters.port.js';
import { type Encounters } from '#game/model/encounter.js';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type Intent } from '#game/model/intent.js';
import { type ActionAnswer, type ActionRequest } from '#contracts/session/views.js';
import { INTENT_READER, type IntentReader } from '#backend/modules/narration/narrator.port.js';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { TurnAnswers } from '../../turn-answers.js';
import { repeated } from '../../domain/guard-turn.js';
import { type TakeTurn } from '../../domain/session.commands.js';
import { mayTakeTurn, takeTurn } from '../../domain/take-turn.decider.js';
import { SessionHistory } from '../../session-history.js';
import { begunAfter, type DecidedSession, Sessions } from '../../sessions.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { type Payment, PaymentSettlement } from '../settle-payment/payment-settlement.js';
import { Teller } from '../tell-turn/teller.js';
import { TakeTurnCommand } from './take-turn.command.js';

/** The turn, whole (design section 6): refused before it is paid, paid before it is played, played before it is told. */
@CommandHandler(TakeTurnCommand)
export class TakeTurnHandler implements ICommandHandler<TakeTurnCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly answers: TurnAnswers,
    private readonly history: SessionHistory,
    private readonly payments: PaymentSettlement,
    private readonly teller: Teller,
    private readonly diceKeys: DiceKeys,
    @Inject(WALLETS) private readonly wallets: Wallets,
    @Inject(ENCOUNTERS) private readonly encounters: Encounters,
    @Inject(INTENT_READER) private readonly readIntent: IntentReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: TakeTurnCommand): Promise<ActionAnswer> {
    const { session, turn, permission } = await this.consider(command);
    if (!permission.accepted) throw rejectedBy(SESSION_REJECTIONS, permission.rejection);
    if (permission.isRepeated) return this.answers.again(session, turn.commandId);
    reach('turn:before-payment');
    const payment = { userId: command.userId, sessionId: session.sessionId, commandId: turn.commandId };
    const paid = await this.wallets.pay(payment);
    reach('turn:paid');
    const earlier = paid === 'paid-before' ? await this.earlier(payment, turn) : null;
    if (earlier) return earlier;
    const decided = await this.play(payment, turn);
    if (!decided.accepted) await this.payments.refund(payment);
    return this.answers.first(begunAfter(decided), decided.position, turn.commandId);
  }

  /** Whether the turn may be taken: by what is remembered of the session, and before a refusal or a repetition by what is so now. */
  private async consider(command: TakeTurnCommand) {
    const {
      userId,
      request: { sessionId },
    } = command;
    const remembered = await this.considerIn(await this.sessions.rememberedBy(userId, sessionId), command);
    const { permission } = remembered;
    return permission.accepted && !permission.isRepeated
      ? remembered
      : this.considerIn(await this.sessions.ownedBy(userId, sessionId), command);
  }

  private async considerIn(session: StartedSession, command: TakeTurnCommand) {
    const turn = await this.turnFor(command, session);
    return { session, turn, permission: mayTakeTurn(turn, session) };
  }

  /** What a payment of an earlier request has bought already: a key that the session has forgotten plays no second turn. */
  private async earlier({ sessionId, commandId }: Payment, { bodyHash }: TakeTurn): Promise<ActionAnswer | null> {
    const outcome = await this.history.outcomeOf({ sessionId, commandId });
    if (outcome === null) return null;
    if (outcome === 'abandoned') throw rejectedBy(SESSION_REJECTIONS, { code: 'TURN_WAS_ABANDONED' });
    if (outcome.bodyHash !== bodyHash) throw rejectedBy(SESSION_REJECTIONS, { code: 'IDEMPOTENCY_KEY_REUSED' });
    return this.answers.of(sessionId, outcome.turn);
  }

  private async play(payment: Payment, turn: TakeTurn): Promise<DecidedSession> {
    const decide = this.teller.thenTell(takeTurn(this.encounters), turn);
    const decided = await this.sessions.decide(payment, decide, { assumeFresh: true });
    reach('turn:appended');
    return decided;
  }

  private async turnFor(
    { userId, request, idempotencyKey }: TakeTurnCommand,
    session: StartedSession,
  ): Promise<TakeTurn> {
    const { sessionId, ...body } = request;
    const identity = { commandId: commandIdOf('turn', userId, sessionId, idempotencyKey), bodyHash: bodyHashOf(body) };
    return {
      ...body,
      ...identity,
      intent: repeated(identity, session) === null ? await this.intentOf(request, session) : undefined,
      diceSeed: this.diceKeys.openDiceSeed(session.sealedDiceSeed, sessionId),
      now: this.clock.now().toISOString(),
    };
  }

  private async intentOf(
    { action, isCustomAction, moveTo, choiceId }: ActionRequest,
    { standing }: StartedSession,
  ): Promise<Intent | undefined> {
    return isCustomAction && !moveTo && choiceId === undefined ? this.readIntent(action, standing) : undefined;
  }
}
