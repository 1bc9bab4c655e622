import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type RewindAnswer } from '#contracts/session/views.js';
import { reject } from '#backend/shared/domain/decision.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { ConcurrencyError } from '#backend/platform/log/log-errors.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { characterOf } from '../../views/character.view.js';
import { choicesViewOf } from '../../views/choices.view.js';
import { rewindPlan } from '../../domain/rewind-plan.js';
import { rewindSession } from '../../domain/rewind-session.decider.js';
import { type Moment, momentOf, SessionHistory } from '../../session-history.js';
import { begunAfter, Sessions } from '../../sessions.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { RewindSessionCommand } from './rewind-session.command.js';

const ATTEMPTS = 8;
type Past = Awaited<ReturnType<SessionHistory['whole']>>;
type Rewound = Moment & { readonly withdrawn: readonly number[] };
interface Identified {
  readonly commandId: string;
  readonly bodyHash: string;
}

/** The session as this very command left it, when it was carried out before: its first answer, whatever happened since. */
const earlier = ({ events }: Past, { commandId, bodyHash }: Identified): Rewound | null => {
  const at = events.findIndex(({ type, data }) => type === 'SessionRewound' && data.commandId === commandId);
  const event = events[at];
  if (event?.type !== 'SessionRewound') return null;
  if (event.data.bodyHash !== bodyHash) throw rejectedBy(SESSION_REJECTIONS, { code: 'IDEMPOTENCY_KEY_REUSED' });
  return { ...momentOf(events.slice(0, at + 1)), withdrawn: event.data.withdrawn };
};

/** Reads what to set from the log, then decides at exactly the revision that was read; when others wrote meanwhile, again. */
@CommandHandler(RewindSessionCommand)
export class RewindSessionHandler implements ICommandHandler<RewindSessionCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly history: SessionHistory,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: RewindSessionCommand): Promise<RewindAnswer> {
    const { userId, sessionId, toTurn, idempotencyKey } = command;
    await this.sessions.ownedBy(userId, sessionId);
    const { session, position, withdrawn } = await this.rewound(command, {
      commandId: commandIdOf('rewind', userId, sessionId, idempotencyKey),
      bodyHash: bodyHashOf({ toTurn }),
    });
    await this.progress.waitFor(position, READ_YOUR_WRITE_MS);
    return {
      character: characterOf(session),
      choices: choicesViewOf(session),
      withdrawn,
      position: position.toString(),
    };
  }

  private async rewound(command: RewindSessionCommand, identified: Identified): Promise<Rewound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const past = await this.history.whole(command.sessionId);
      const rewound = earlier(past, identified) ?? (await this.rewind(command, identified, past));
      if (rewound !== 'moved-on') return rewound;
    }
    throw new ConcurrencyError(command.sessionId, ATTEMPTS);
  }

  /** @throws RejectedError */
  private async rewind(
    { userId, sessionId, toTurn }: RewindSessionCommand,
    identified: Identified,
    { events, revision }: Past,
  ): Promise<Rewound | 'moved-on'> {
    const rewinding = { ...identified, toTurn, plan: rewindPlan(events, toTurn), now: this.clock.now().toISOString() };
    const decided = await this.sessions.decide(
      { sessionId, userId, commandId: identified.commandId },
      (session, now) => (now === revision ? rewindSession(rewinding, session) : reject('STALE_TURN')),
    );
    if (!decided.accepted && decided.rejection.code === 'STALE_TURN') return 'moved-on';
    const session = begunAfter(decided);
    return { session, position: decided.position ?? 0n, withdrawn: rewinding.plan?.withdrawn ?? [] };
  }
}
