import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type FactionId } from '#game/model/world.js';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type CharacterCreated, type CharacterDefinition } from '#contracts/session/views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { characterOf } from '../../views/character.view.js';
import { TurnAnswers } from '../../turn-answers.js';
import { impossibleIn } from '../../domain/character-definition.rules.js';
import { type StartSession } from '../../domain/start-session.decider.js';
import { type Session } from '../../domain/state/session.state.js';
import { SessionRepository } from '../../session.repository.js';
import { TurnNarrationService } from '../narrate-turn/turn-narration.service.js';
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
    private readonly sessions: SessionRepository,
    private readonly factory: SessionFactory,
    private readonly narrations: TurnNarrationService,
    private readonly answers: TurnAnswers,
  ) {}

  async execute({ context, definition }: StartSessionCommand): Promise<CharacterCreated> {
    assertPossible(definition);
    const start = this.factory.startFor(definition, context);
    const decide = (command: StartSession, session: Session) => this.factory.decide(command, session);
    const { commandId, sessionId } = start;
    const options = { commandId, context, awaitReadModels: true };
    const decided = await this.sessions.attempt(sessionId, this.narrations.withNarration(decide, start), options);
    const { session } = this.sessions.after(decided);
    return { character: characterOf(session), initialStory: await this.answers.opening(session) };
  }
}

/** @throws RejectedError CHARACTER_NOT_POSSIBLE, with the field that contradicts the rest */
const assertPossible = (definition: CharacterDefinition): void => {
  const impossible = impossibleIn(definition, FACTION_CONTENT[definition.worldSettings.faction as FactionId]);
  if (!impossible) return;
  const { status } = SESSION_REJECTIONS.CHARACTER_NOT_POSSIBLE;
  throw new RejectedError(status, 'CHARACTER_NOT_POSSIBLE', impossible.message, { field: impossible.field });
};
