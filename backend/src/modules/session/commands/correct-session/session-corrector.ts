import { Injectable } from '@nestjs/common';
import { type Payment } from '#backend/modules/wallet/wallet.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { correctHitPoints } from '../../domain/correct-hit-points.decider.js';
import { type HitPointCorrection, type SessionCorrections } from '../../session-corrections.port.js';
import { SessionRepository } from '../../session.repository.js';
import { PaymentSettlement } from '../settle-payment/payment-settlement.js';

/** What staff put right in a saga, each as an event of its stream. */
@Injectable()
export class SessionCorrector implements SessionCorrections {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly payments: PaymentSettlement,
  ) {}

  async endTurn(payment: Payment, context: CommandContext): Promise<'done' | 'unchanged'> {
    return (await this.payments.settle(payment, context)) === 'played' ? 'unchanged' : 'done';
  }

  async setHitPoints(correction: HitPointCorrection, context: CommandContext): Promise<'done' | 'unchanged'> {
    const { sessionId, actId: commandId } = correction;
    const command = { ...correction, now: context.occurredAt };
    const options = { commandId, context, awaitReadModels: true };
    const { state } = await this.sessions.decide(sessionId, (session) => correctHitPoints(command, session), options);
    return state.status !== 'NotStarted' && state.corrections.includes(commandId) ? 'done' : 'unchanged';
  }
}
