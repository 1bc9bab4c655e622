import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CharacterCreated, type CharacterDefinition } from '#contracts/session/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { characterOf } from '../../views/character.view.js';
import { TurnAnswers } from '../../turn-answers.js';
import { SessionRepository } from '../../session.repository.js';
import { AdmitSession } from './admit-session.js';
import { SessionFactory } from './session-factory.js';

/** POST /api/characters (specification section 7). */
export class StartSessionCommand extends Command<CharacterCreated> {
  constructor(
    readonly context: CommandContext,
    readonly definition: CharacterDefinition,
  ) {
    super();
  }
}

/**
 * Checks the definition, makes the world and the dice, and starts the session. A repetition by the owner returns the
 * same character.
 */
@CommandHandler(StartSessionCommand)
export class StartSessionHandler implements ICommandHandler<StartSessionCommand> {
  constructor(
    private readonly admission: AdmitSession,
    private readonly sessions: SessionRepository,
    private readonly factory: SessionFactory,
    private readonly answers: TurnAnswers,
  ) {}

  async execute({ context, definition }: StartSessionCommand): Promise<CharacterCreated> {
    await this.admission.admit(definition, context.subjectId);
    const start = this.factory.startFor(definition, context);
    const { commandId, sessionId } = start;
    const options = { commandId, context, awaitReadModels: true };
    const decided = await this.sessions.tryDecide(sessionId, this.factory.decisionOf(start), options);
    const { session } = this.sessions.after(decided);
    return { character: characterOf(session), initialStory: await this.answers.opening(session) };
  }
}
