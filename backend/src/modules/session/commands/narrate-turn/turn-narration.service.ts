import { Inject, Injectable } from '@nestjs/common';
import { accept } from '#backend/shared/domain/decision.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type SessionDecision } from '../../domain/session.commands.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { type Session, type StartedSession } from '../../domain/state/session.state.js';
import { narrateTurn } from '../../domain/narrate-turn.decider.js';
import { type PendingTurn, TURN_NARRATOR, type TurnNarrations, type TurnNarrator } from '../../narration.port.js';
import { type NarratedTurn } from '../../narration-facts/narration.port.js';
import { turnFactsOf } from '../../narration-facts/turn-facts.view.js';
import { sceneOf } from '../../reading/scene.view.js';
import { SessionRepository } from '../../session.repository.js';

interface RecordedTurn {
  readonly sessionId: string;
  readonly turn: number;
  readonly told: NarratedTurn;
}

const isPending = (session: Session, turn: number): session is StartedSession =>
  session.status !== 'NotStarted' && session.pendingTurn === turn;

/** Records the narration of turns: in the turn's own append where the narrator is at hand, else when a job brings it (design section 6, step 5). */
@Injectable()
export class TurnNarrationService implements TurnNarrations {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(TURN_NARRATOR) private readonly narrator: TurnNarrator,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A decision that ends in a turn, followed by its narration in the same append. */
  withNarration<Command>(
    decide: (command: Command, session: Session) => SessionDecision,
    command: Command,
  ): (session: Session) => SessionDecision {
    return (session) => {
      const decision = decide(command, session);
      if (!decision.accepted || decision.events.length === 0) return decision;
      const after = decision.events.reduce(sessionFold.evolve, session);
      if (after.status === 'NotStarted') return decision;
      const narration = this.narrator.narrateInline(turnFactsOf(after));
      if (narration === null) return decision;
      const narrated = this.narrate(after, after.lastTurn.turn, { narration, proposals: [] });
      return narrated.accepted ? accept(...decision.events, ...narrated.events) : narrated;
    };
  }

  async pending(sessionId: string, turn: number): Promise<PendingTurn | null> {
    const { state } = await this.sessions.remembered(sessionId);
    // The state in memory may be behind the log, but what it says of its newest turn stays true.
    const session = isPending(state, turn) ? state : await this.sessions.started(sessionId);
    return session.pendingTurn === turn ? pendingTurnOf(session) : null;
  }

  /**
   * After a lost race for the append, the turn is already narrated (design section 6). The owner is read from memory if
   * possible. If the session has a new owner since, it is narrated for this owner, whose key seals the words.
   */
  async record(sessionId: string, turn: number, told: NarratedTurn): Promise<void> {
    const first = ownerOf((await this.sessions.remembered(sessionId)).state);
    for (let [before, owner] = [null as string | null, first]; owner !== null && owner !== before;)
      [before, owner] = [owner, await this.recordFor(owner, { sessionId, turn, told })];
  }

  /** Records it for this owner only. @returns the session's current owner */
  private async recordFor(subjectId: string, { sessionId, turn, told }: RecordedTurn): Promise<string | null> {
    const decide = (now: Session): SessionDecision =>
      ownerOf(now) === subjectId ? this.narrate(now, turn, told) : accept();
    reach('narration:before-append');
    const { state } = await this.sessions.decide(sessionId, decide, {
      commandId: `tell-${sessionId}-${turn}`,
      context: systemContext({ name: 'narrator', subjectId, now: this.clock.now() }),
      assumeFresh: true,
    });
    reach('narration:appended');
    return ownerOf(state);
  }

  private narrate(session: Session, turn: number, { narration, proposals }: NarratedTurn): SessionDecision {
    return narrateTurn({ ...narration, proposals, turn, now: this.clock.now().toISOString() }, session);
  }
}

const pendingTurnOf = (session: StartedSession): PendingTurn => ({
  userId: session.userId,
  facts: turnFactsOf(session),
  scene: sceneOf(session),
});
const ownerOf = (session: Session): string | null => (session.status === 'NotStarted' ? null : session.userId);
