import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RewindAnswer } from '#contracts/session/views.js';
import { reject } from '#backend/shared/domain/decision.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { characterOf, choicesViewOf } from '../../answers/session.views.js';
import { rewindPlan } from '../../domain/rewind-plan.js';
import { rewindSession } from '../../domain/rewind-session.decider.js';
import { SessionHistory } from '../../session-history.js';
import { begunAfter, type DecidedSession, Sessions } from '../../sessions.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { RewindSessionCommand } from './rewind-session.command.js';

/** Reads what to set from the log, then decides at exactly the revision that was read. */
@CommandHandler(RewindSessionCommand)
export class RewindSessionHandler implements ICommandHandler<RewindSessionCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly history: SessionHistory,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: RewindSessionCommand): Promise<RewindAnswer> {
    await this.sessions.ownedBy(command.userId, command.sessionId);
    const decided = await this.rewind(command);
    const session = begunAfter(decided);
    if (decided.position !== null) await this.progress.waitFor(decided.position, READ_YOUR_WRITE_MS);
    const withdrawn = decided.accepted ? decided.facts.flatMap((fact) => (fact.type === 'SessionRewound' ? fact.data.withdrawn : [])) : [];
    return { character: characterOf(session), choices: choicesViewOf(session), withdrawn, position: (decided.position ?? 0n).toString() };
  }

  private async rewind({ userId, sessionId, toTurn, idempotencyKey }: RewindSessionCommand): Promise<DecidedSession> {
    const { facts, revision } = await this.history.whole(sessionId);
    const commandId = commandIdOf('rewind', userId, sessionId, idempotencyKey);
    const rewinding = { commandId, bodyHash: bodyHashOf({ toTurn }), toTurn, plan: rewindPlan(facts, toTurn), now: this.clock.now().toISOString() };
    return this.sessions.decide({ sessionId, userId, commandId }, (session, now) =>
      (now === revision ? rewindSession(rewinding, session) : reject('STALE_TURN')));
  }
}
