import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CharacterCreated, type ForkRequest } from '#contracts/session/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { SessionRepository } from '../../session.repository.js';
import { SessionForks } from './session-forks.js';

/** POST /api/sessions/{sessionId}/forks: 'What if', from a turn of one's own saga. */
export class ForkSessionCommand extends Command<CharacterCreated> {
  constructor(
    readonly context: CommandContext,
    readonly originId: string,
    readonly request: ForkRequest,
  ) {
    super();
  }
}

@CommandHandler(ForkSessionCommand)
export class ForkSessionHandler implements ICommandHandler<ForkSessionCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly forks: SessionForks,
  ) {}

  async execute({ context, originId, request }: ForkSessionCommand): Promise<CharacterCreated> {
    const origin = await this.sessions.ownedBy(context.subjectId, originId);
    return this.forks.fork(origin, { ...request, name: request.name ?? origin.hero.name }, context);
  }
}
