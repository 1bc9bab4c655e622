import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Character } from '#contracts/session/views.js';
import { characterView } from '../../views/character.view.js';
import { CharacterRows } from '../character-rows.js';

/** GET /api/characters/{characterId} (specification section 7). */
export class FindCharacterQuery extends Query<Character> {
  constructor(
    readonly userId: string,
    readonly characterId: string,
  ) {
    super();
  }
}

@QueryHandler(FindCharacterQuery)
export class FindCharacterQueryHandler implements IQueryHandler<FindCharacterQuery> {
  constructor(private readonly characters: CharacterRows) {}

  async execute({ userId, characterId }: FindCharacterQuery): Promise<Character> {
    return characterView(await this.characters.byId(userId, characterId));
  }
}
