import { Command } from '@nestjs/cqrs';
import { type CharacterCreated, type CharacterDefinition } from '#contracts/session/views.js';

/** POST /api/characters (specification section 7). */
export class StartSessionCommand extends Command<CharacterCreated> {
  constructor(
    readonly userId: string,
    readonly definition: CharacterDefinition,
  ) {
    super();
  }
}
