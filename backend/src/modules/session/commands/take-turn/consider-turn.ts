import { Inject, Injectable } from '@nestjs/common';
import { type ActionRequest } from '#contracts/session/views.js';
import { type Intent } from '#game/model/intent.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { repeated } from '../../domain/guard-turn.js';
import { type TakeTurn } from '../../domain/session.commands.js';
import { mayTakeTurn } from '../../domain/take-turn.decider.js';
import { INTENT_READER, type IntentReader } from '../../intent-reader.port.js';
import { SessionRepository } from '../../session.repository.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { sceneOf } from '../../reading/scene.view.js';
import { intentOfAttempt } from '../../reading/intent-of-attempt.js';
import { attemptIn } from './intent-in.js';

export interface TurnRequest {
  readonly context: CommandContext;
  readonly request: ActionRequest;
  readonly idempotencyKey: string;
}
/** A turn that may be taken, or is already taken. */
export interface ConsideredTurn {
  readonly session: StartedSession;
  readonly turn: TakeTurn;
  readonly isRepeated: boolean;
}

/** The first step of a turn: reads the request, and refuses it before the payment (design section 6, steps 1 and 3). */
@Injectable()
export class ConsiderTurn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly diceKeys: DiceKeys,
    @Inject(INTENT_READER) private readonly reader: IntentReader,
  ) {}

  /**
   * Decides by the session in memory; before a refusal or a repetition it reads the current session. @throws
   * RejectedError
   */
  async consider(asked: TurnRequest): Promise<ConsideredTurn> {
    const [userId, { sessionId }] = [asked.context.subjectId, asked.request];
    const remembered = await this.judge(await this.sessions.rememberedBy(userId, sessionId), asked);
    const isSure = remembered.permission.accepted && !remembered.permission.isRepeated;
    const { session, turn, permission } = isSure
      ? remembered
      : await this.judge(await this.sessions.ownedBy(userId, sessionId), asked);
    if (!permission.accepted) throw this.sessions.refusal(permission.rejection);
    return { session, turn, isRepeated: permission.isRepeated };
  }

  private async judge(session: StartedSession, asked: TurnRequest) {
    const turn = await this.turnFor(session, asked);
    return { session, turn, permission: mayTakeTurn(turn, session) };
  }

  private async turnFor(session: StartedSession, asked: TurnRequest): Promise<TakeTurn> {
    const { context, request, idempotencyKey } = asked;
    const { sessionId, ...body } = request;
    const commandId = commandIdOf('turn', context.subjectId, sessionId, idempotencyKey);
    const identity = { commandId, bodyHash: bodyHashOf(body) };
    return {
      ...body,
      ...identity,
      intent: repeated(identity, session) === null ? await this.intentOf(request, session) : undefined,
      diceSeed: this.diceKeys.openDiceSeed(session.sealedDiceSeed, sessionId),
      now: context.occurredAt,
    };
  }

  private async intentOf(
    { action, isCustomAction, moveTo, choiceId }: ActionRequest,
    session: StartedSession,
  ): Promise<Intent | undefined> {
    if (!isCustomAction || moveTo || choiceId !== undefined) return undefined;
    const scene = sceneOf(session);
    return intentOfAttempt(await attemptIn(this.reader, action, scene), scene);
  }
}
