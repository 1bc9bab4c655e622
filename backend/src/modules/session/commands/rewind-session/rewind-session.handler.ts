import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RewindAnswer } from '#contracts/session/views.js';
import { ConcurrencyError } from '#backend/platform/log/log-errors.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { reject } from '#backend/shared/domain/decision.js';
import { characterOf } from '../../views/character.view.js';
import { choicesViewOf } from '../../views/choices.view.js';
import { rewindPlan } from '../../domain/rewind-plan.js';
import { rewindSession } from '../../domain/rewind-session.decider.js';
import { type Moment, momentOf, SessionHistory } from '../../session-history.js';
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
type Past = Awaited<ReturnType<SessionHistory['whole']>>;
type Rewound = Moment & { readonly withdrawn: readonly number[] };
interface Rewinding {
  readonly context: CommandContext;
  readonly sessionId: string;
  readonly toTurn: number;
  readonly commandId: string;
  readonly bodyHash: string;
}

/**
 * Reads the earlier state from the log, then decides at exactly the revision that it read; after a conflict it repeats
 * both.
 */
@CommandHandler(RewindSessionCommand)
export class RewindSessionHandler implements ICommandHandler<RewindSessionCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly history: SessionHistory,
  ) {}

  async execute({ context, rewind, idempotencyKey }: RewindSessionCommand): Promise<RewindAnswer> {
    const { sessionId, toTurn } = rewind;
    await this.sessions.ownedBy(context.subjectId, sessionId);
    const commandId = commandIdOf('rewind', context.subjectId, sessionId, idempotencyKey);
    const rewound = await this.rewound({ context, ...rewind, commandId, bodyHash: bodyHashOf({ toTurn }) });
    await this.sessions.awaitReadModels(rewound.position);
    return answerOf(rewound);
  }

  private async rewound(rewinding: Rewinding): Promise<Rewound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const past = await this.history.whole(rewinding.sessionId);
      const rewound = this.earlier(past, rewinding) ?? (await this.rewind(past, rewinding));
      if (rewound !== 'moved-on') return rewound;
    }
    throw new ConcurrencyError(rewinding.sessionId, ATTEMPTS);
  }

  /** The session as this command left it, if it was carried out before: its first answer. */
  private earlier({ events }: Past, { commandId, bodyHash }: Rewinding): Rewound | null {
    const at = events.findIndex(({ type, data }) => type === 'SessionRewound' && data.commandId === commandId);
    const event = events[at];
    if (event?.type !== 'SessionRewound') return null;
    if (event.data.bodyHash !== bodyHash) throw this.sessions.refusal({ code: 'IDEMPOTENCY_KEY_REUSED' });
    return { ...momentOf(events.slice(0, at + 1)), withdrawn: event.data.withdrawn };
  }

  /** @throws RejectedError */
  private async rewind({ events, revision }: Past, rewinding: Rewinding): Promise<Rewound | 'moved-on'> {
    const { context, sessionId, ...command } = rewinding;
    const plan = rewindPlan(events, command.toTurn);
    const rewind = { ...command, plan, now: context.occurredAt };
    const decided = await this.sessions.attempt(
      sessionId,
      (session, now) => (now === revision ? rewindSession(rewind, session) : reject('STALE_TURN')),
      { commandId: command.commandId, context },
    );
    if (!decided.accepted && decided.rejection.code === 'STALE_TURN') return 'moved-on';
    return { ...this.sessions.after(decided), withdrawn: plan?.withdrawn ?? [] };
  }
}

const answerOf = ({ session, position, withdrawn }: Rewound): RewindAnswer => ({
  character: characterOf(session),
  choices: choicesViewOf(session),
  withdrawn,
  position: position.toString(),
});
