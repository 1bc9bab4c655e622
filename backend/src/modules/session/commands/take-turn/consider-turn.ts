import { Injectable } from '@nestjs/common';
import { type ActionRequest } from '#contracts/session/views.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { guardTurn } from '../../domain/guard-turn.js';
import { type TakeTurn } from '../../domain/session.commands.js';
import { mayTakeTurn } from '../../domain/take-turn.decider.js';
import { type AsideSaid, OwnWords } from '../../reading/own-words.js';
import { type SessionAtRevision } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';

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
/** Words that are no turn. Nothing is recorded of them, so their key stays free. */
export interface ConsideredAside {
  readonly now: SessionAtRevision;
  readonly commandId: string;
  readonly aside: AsideSaid;
}

type JudgedTurn = Omit<ConsideredTurn, 'isRepeated'> & { readonly permission: ReturnType<typeof mayTakeTurn> };
type Judged = JudgedTurn | Omit<ConsideredAside, 'now'>;

/** Words of the player's own: not a listed choice, and no way that was pointed at. */
const isOwnWords = ({ isCustomAction, moveTo, choiceId }: ActionRequest): boolean =>
  isCustomAction && !moveTo && choiceId === undefined;

/** A turn that is neither refused nor repeated nor words alone: an old state could get it wrong. */
const isSure = (judged: Judged): judged is JudgedTurn =>
  'turn' in judged && judged.permission.accepted && !judged.permission.isRepeated;

/** The first step of a turn: reads the request, and refuses it before the payment (design section 6, steps 1 and 3). */
@Injectable()
export class ConsiderTurn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly diceKeys: DiceKeys,
    private readonly words: OwnWords,
  ) {}

  /**
   * Decides by the session in memory; before an aside, a refusal or a repetition it reads the current session. @throws
   * RejectedError
   */
  async consider(asked: TurnRequest): Promise<ConsideredTurn | ConsideredAside> {
    const [userId, { sessionId }] = [asked.context.subjectId, asked.request];
    const remembered = await this.judge(await this.sessions.rememberedBy(userId, sessionId), asked);
    if (isSure(remembered)) return { session: remembered.session, turn: remembered.turn, isRepeated: false };
    const now = await this.sessions.ownedNow(userId, sessionId);
    const judged = await this.judge(now.session, asked);
    if ('aside' in judged) return { ...judged, now };
    const { session, turn, permission } = judged;
    if (!permission.accepted) throw this.sessions.refusal(permission.rejection);
    return { session, turn, isRepeated: permission.isRepeated };
  }

  private async judge(session: StartedSession, asked: TurnRequest): Promise<Judged> {
    const turn = this.turnFor(session, asked);
    const { request } = asked;
    const isGuarded = 'decision' in guardTurn(turn, session);
    if (isGuarded || !isOwnWords(request)) return { session, turn, permission: mayTakeTurn(turn, session) };
    const understood = await this.words.understand(request, session);
    if (understood.kind !== 'deed') return { aside: understood, commandId: turn.commandId };
    const meant = { ...turn, attempt: understood.attempt };
    return { session, turn: meant, permission: mayTakeTurn(meant, session) };
  }

  private turnFor(session: StartedSession, { context, request, idempotencyKey }: TurnRequest): TakeTurn {
    const { sessionId, ...body } = request;
    return {
      ...body,
      commandId: commandIdOf('turn', context.subjectId, sessionId, idempotencyKey),
      bodyHash: bodyHashOf(body),
      diceSeed: this.diceKeys.openDiceSeed(session.sealedDiceSeed, sessionId),
      now: context.occurredAt,
    };
  }
}
