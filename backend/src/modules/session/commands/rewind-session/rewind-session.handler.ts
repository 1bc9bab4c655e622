import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RewindAnswer } from '#contracts/session/views.js';
import { type ExpectedRevision } from '#backend/platform/event-store/event-store.port.js';
import { ConcurrencyError } from '#backend/platform/log/log-errors.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { reject } from '#backend/shared/domain/decision.js';
import { characterOf } from '../../views/character.view.js';
import { choicesViewOf } from '../../views/choices.view.js';
import { guardRewind, rewindSession } from '../../domain/rewind-session.decider.js';
import { livingTurns } from '../../domain/state/living-line.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { type RewoundMoment, SessionHistory } from '../../session-history.js';
import { SessionRepository } from '../../session.repository.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';

/** POST /api/sessions/{sessionId}/rewind (design section 6, 'Rewinding'). */
export class RewindSessionCommand extends Command<RewindAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly rewind: { readonly sessionId: string; readonly toTurn: number },
    readonly idempotencyKey: string,
  ) {
    super();
  }
}

const ATTEMPTS = 8;
interface Rewinding {
  readonly context: CommandContext;
  readonly sessionId: string;
  readonly toTurn: number;
  readonly commandId: string;
  readonly bodyHash: string;
}
interface Now {
  readonly session: StartedSession;
  readonly revision: ExpectedRevision;
}

/**
 * Refuses by the state alone; else reads the earlier state from the log and decides at exactly the revision of the
 * state. After a conflict it repeats both.
 */
@CommandHandler(RewindSessionCommand)
export class RewindSessionHandler implements ICommandHandler<RewindSessionCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly history: SessionHistory,
  ) {}

  async execute({ context, rewind, idempotencyKey }: RewindSessionCommand): Promise<RewindAnswer> {
    const { sessionId, toTurn } = rewind;
    const commandId = commandIdOf('rewind', context.subjectId, sessionId, idempotencyKey);
    const rewound = await this.rewound({ context, ...rewind, commandId, bodyHash: bodyHashOf({ toTurn }) });
    await this.sessions.awaitReadModels(rewound.position);
    return answerOf(rewound);
  }

  /** @throws RejectedError */
  private async rewound(rewinding: Rewinding): Promise<RewoundMoment> {
    const { context, sessionId, commandId } = rewinding;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = await this.sessions.ownedAt(context.subjectId, sessionId);
      const guarded = guardRewind(rewinding, now.session);
      if ('session' in guarded) {
        const rewound = await this.rewind(now, rewinding);
        if (rewound !== 'moved-on') return rewound;
      } else {
        if (!guarded.decision.accepted) throw this.sessions.refusal(guarded.decision.rejection);
        return this.history.rewoundBy(now.session, commandId);
      }
    }
    throw new ConcurrencyError(sessionId, ATTEMPTS);
  }

  /** @throws RejectedError */
  private async rewind({ session, revision }: Now, rewinding: Rewinding): Promise<RewoundMoment | 'moved-on'> {
    const { context, sessionId, ...target } = rewinding;
    const then = await this.history.toRestore(session, target.toTurn);
    const rewind = { ...target, then, now: context.occurredAt };
    const decided = await this.sessions.tryDecide(
      sessionId,
      (current, now) => (now === revision ? rewindSession(rewind, current) : reject('STALE_TURN')),
      { commandId: target.commandId, context },
    );
    if (!decided.accepted && decided.rejection.code === 'STALE_TURN') return 'moved-on';
    const withdrawn = livingTurns(session.withdrawn, { after: target.toTurn, upTo: session.head });
    return { ...this.sessions.after(decided), withdrawn };
  }
}

/** The event names all of them; the answer of a rewind over thousands of turns stays small. */
const NEWEST_WITHDRAWN = 500;
const answerOf = ({ session, position, withdrawn }: RewoundMoment): RewindAnswer => ({
  character: characterOf(session),
  choices: choicesViewOf(session),
  withdrawn: withdrawn.slice(-NEWEST_WITHDRAWN),
  position: position.toString(),
});
