import { Inject, Injectable } from '@nestjs/common';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type ForkRequest } from '#contracts/session/views.js';
import { RejectedError, rejectedBy } from '#backend/platform/http/rejected.error.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { impossibleName } from '../../domain/character-definition.rules.js';
import { forkSession, type ForkSession } from '../../domain/fork-session.decider.js';
import { type SessionDecision } from '../../domain/session.commands.js';
import { type Session, type StartedSession } from '../../domain/state/session.state.js';
import { SessionHistory } from '../../session-history.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { TurnNarrationService } from '../narrate-turn/turn-narration.service.js';

export type NamedFork = ForkRequest & { readonly name: string };

/** Makes the command of a new fork: the state that it begins with, and dice of its own. */
@Injectable()
export class ForkFactory {
  constructor(
    private readonly history: SessionHistory,
    private readonly narrations: TurnNarrationService,
    private readonly diceKeys: DiceKeys,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Each call gives other dice. @throws RejectedError CHARACTER_NOT_POSSIBLE, LEAF_NOT_FOUND */
  async forkOf(origin: StartedSession, request: NamedFork, context: CommandContext): Promise<ForkSession> {
    const { sessionId, turn } = request;
    const name = possibleName(request.name);
    const { subjectId: userId, occurredAt: now } = context;
    const diceSeed = this.random.bytes(32).toString('hex');
    return {
      commandId: commandIdOf('fork', userId, sessionId, ''),
      bodyHash: bodyHashOf({ origin: origin.sessionId, turn, name }),
      userId,
      sessionId,
      characterId: this.random.uuid(),
      name,
      turn,
      then: await this.stateAfter(origin, turn),
      diceSeed,
      sealedDiceSeed: this.diceKeys.sealDiceSeed(diceSeed, sessionId),
      now,
    };
  }

  /** The decision to begin it, with the narration of its opening where the narrator is at hand. */
  decisionOf(fork: ForkSession): (session: Session) => SessionDecision {
    return this.narrations.withNarration(forkSession, fork);
  }

  private async stateAfter(origin: StartedSession, turn: number): Promise<StartedSession> {
    const then = turn > origin.turn ? null : (await this.history.after(origin, turn)).session;
    if (then?.lastTurn.turn !== turn) throw rejectedBy(SESSION_REJECTIONS, { code: 'LEAF_NOT_FOUND' });
    return then;
  }
}

const possibleName = (name: string): string => {
  const impossible = impossibleName(name);
  if (!impossible) return name.trim();
  const { status } = SESSION_REJECTIONS.CHARACTER_NOT_POSSIBLE;
  throw new RejectedError(status, 'CHARACTER_NOT_POSSIBLE', impossible.message, { field: impossible.field });
};
