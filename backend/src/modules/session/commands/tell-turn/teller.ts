import { Inject, Injectable } from '@nestjs/common';
import { accept } from '#backend/shared/domain/decision.js';
import { FLOOR_NARRATOR, type FloorNarrator, type Telling } from '#backend/modules/narration/narrator.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { turnFactsOf } from '../../answers/turn-facts.view.js';
import { type SessionDecision } from '../../domain/session.commands.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { type Session } from '../../domain/state/session.state.js';
import { tellTurn } from '../../domain/tell-turn.decider.js';
import { SessionRepository } from '../../session.repository.js';
import { type Storyteller } from '../../telling.port.js';

/** Tells turns: in the turn's own append where no model is asked, else by the job (design section 6, step 5). */
@Injectable()
export class Teller implements Storyteller {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(FLOOR_NARRATOR) private readonly narrate: FloorNarrator,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A decision that ends in a turn, followed by its telling in the same append. */
  thenTell<Command>(
    decide: (command: Command, session: Session) => SessionDecision,
    command: Command,
  ): (session: Session) => SessionDecision {
    return (session) => {
      const decision = decide(command, session);
      if (!decision.accepted || decision.events.length === 0 || this.config.narration === 'job') return decision;
      const after = decision.events.reduce(sessionFold.evolve, session);
      if (after.status === 'NotStarted') return decision;
      const telling = this.told(after, this.narrate(turnFactsOf(after)));
      return telling.accepted ? accept(...decision.events, ...telling.events) : telling;
    };
  }

  /** What the floor narrator makes of the newest turn; null once it is told, or when it is not the newest. */
  async tellingOf(sessionId: string, turn: number): Promise<Telling | null> {
    const session = await this.sessions.started(sessionId);
    return session.pendingTurn === turn ? this.narrate(turnFactsOf(session)) : null;
  }

  /** Appends a telling; whoever loses the append finds the turn told (design section 6). */
  async tell(sessionId: string, turn: number, telling: Telling): Promise<void> {
    const { userId: subjectId } = await this.sessions.started(sessionId);
    reach('narration:before-append');
    await this.sessions.decide(
      sessionId,
      (now) => (now.status !== 'NotStarted' && now.pendingTurn === turn ? this.told(now, telling) : accept()),
      {
        commandId: `tell-${sessionId}-${turn}`,
        context: systemContext({ name: 'narrator', subjectId, now: this.clock.now() }),
        assumeFresh: true,
      },
    );
    reach('narration:appended');
  }

  private told(session: StartedSession, telling: Telling): SessionDecision {
    return tellTurn({ ...telling, turn: session.lastTurn.turn, now: this.clock.now().toISOString() }, session);
  }
}
