import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FACTION_CONTENT, fullName } from '#game/content/factions.js';
import { type CharacterCreated } from '#contracts/session/views.js';
import { type SharedForkRequest } from '#contracts/share/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { isInLine } from '../../domain/state/living-line.js';
import { SharedSagas } from '../../queries/read-shared-saga/shared-sagas.js';
import { SessionRepository } from '../../session.repository.js';
import { SessionForks } from '../fork-session/session-forks.js';

/** POST /api/shared/fork: 'What if', from a turn of a saga that was shared. */
export class ForkSharedSagaCommand extends Command<CharacterCreated> {
  constructor(
    readonly context: CommandContext,
    readonly request: SharedForkRequest,
  ) {
    super();
  }
}

/** Gives the hero a name of their people, the same for the same new session: so a repetition makes the same saga. */
const nameFor = ({ hero: { faction, gender } }: StartedSession, sessionId: string): string => {
  const digest = createHash('sha256').update(`name ${sessionId}`).digest();
  let at = 0;
  const pick = (n: number): number => digest.readUInt32BE((at++ % 8) * 4) % n;
  return fullName(FACTION_CONTENT[faction], gender, pick);
};

@CommandHandler(ForkSharedSagaCommand)
export class ForkSharedSagaHandler implements ICommandHandler<ForkSharedSagaCommand> {
  constructor(
    private readonly shared: SharedSagas,
    private readonly sessions: SessionRepository,
    private readonly forks: SessionForks,
  ) {}

  async execute({ context, request: { token, ...request } }: ForkSharedSagaCommand): Promise<CharacterCreated> {
    const { sessionId, userId } = await this.shared.behind(token);
    const origin = await this.sessions.ownedBy(userId, sessionId);
    // What was taken back is not shared.
    if (!isInLine(origin, request.turn)) throw this.sessions.refusal({ code: 'LEAF_NOT_FOUND' });
    const name = request.name ?? nameFor(origin, request.sessionId);
    return this.forks.fork(origin, { ...request, name }, context);
  }
}
