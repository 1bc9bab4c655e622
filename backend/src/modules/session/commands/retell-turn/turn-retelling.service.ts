import { Inject, Injectable } from '@nestjs/common';
import { accept } from '#backend/shared/domain/decision.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { isEarlierTurn } from '../../domain/state/living-line.js';
import { retellTurn } from '../../domain/retell-turn.decider.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { leafEvidenceOf } from '../../narration-facts/leaf-evidence.view.js';
import { type LeafEvidence } from '../../narration-facts/leaf-evidence.port.js';
import { turnFactsOf } from '../../narration-facts/turn-facts.view.js';
import { StoryRows } from '../../queries/story-rows.js';
import {
  type EditionState,
  type LeafTelling,
  type Retelling,
  type ToldTurn,
  type TurnRetellings,
} from '../../retelling.port.js';
import { SessionHistory } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';

interface Asked {
  readonly sessionId: string;
  readonly turn: number;
  readonly userId?: string;
}

/** Told turns as they stood when they were told, for a second look at them, and their new words in the log. */
@Injectable()
export class TurnRetellingService implements TurnRetellings {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly history: SessionHistory,
    private readonly stories: StoryRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(asked: Asked): Promise<ToldTurn> {
    const { userId, then } = await this.told(asked);
    const { sessionId, lastTurn, wording } = then;
    const { turn, storyId, cell } = lastTurn;
    return { sessionId, turn, userId, storyId, cell, facts: turnFactsOf(then), wording };
  }

  async evidence(asked: Required<Asked>): Promise<LeafEvidence> {
    const { then } = await this.told(asked);
    const { sessionId, turn, userId } = asked;
    const newest = (await this.stories.entries({ userId, sessionId }, [turn])).get(turn);
    return leafEvidenceOf(then, newest?.storyContent ?? then.lastTurn.story ?? '');
  }

  async telling(asked: Required<Asked>): Promise<LeafTelling> {
    const { then } = await this.told(asked);
    const { sessionId, turn, userId } = asked;
    const behind = await this.stories.telling({ userId, sessionId }, turn);
    return { turn, ...behind, facts: { ...turnFactsOf(then), told: [] } };
  }

  isRecorded(sessionId: string, commandId: string): Promise<boolean> {
    return this.history.isRetoldBy(sessionId, commandId);
  }

  async record({ sessionId, userId, ...of }: ToldTurn, { narration, edition, commandId }: Retelling): Promise<void> {
    const now = this.clock.now();
    const retelling = { of, narration, edition, now: now.toISOString() };
    await this.sessions.decide(
      sessionId,
      (session) =>
        session.status !== 'NotStarted' && session.userId !== userId ? accept() : retellTurn(retelling, session),
      { commandId, context: systemContext({ name: 'narrator', subjectId: userId, now }) },
    );
  }

  async editions(sessionId: string): Promise<EditionState> {
    return this.history.editions(await this.sessions.started(sessionId));
  }

  refuse(code: 'RETELL_LIMIT' | 'NO_GAME_MASTER' | 'SENTENCE_NOT_FOUND'): never {
    throw this.sessions.refusal({ code });
  }

  /** @throws RejectedError */
  private async told({ sessionId, turn, userId }: Asked): Promise<{ userId: string; then: StartedSession }> {
    const now = await (userId === undefined
      ? this.sessions.started(sessionId)
      : this.sessions.ownedBy(userId, sessionId));
    if (turn !== now.head && !isEarlierTurn(now, turn)) throw this.sessions.refusal({ code: 'LEAF_NOT_FOUND' });
    if (now.pendingTurn === turn) throw this.sessions.refusal({ code: 'TURN_IN_PROGRESS' });
    return { userId: now.userId, then: await this.history.toRestore(now, turn) };
  }
}
