import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Save } from '#contracts/save/views.js';
import { CHARACTER_FINDER, type CharacterFinder } from '#backend/modules/session/session.port.js';
import { SaveRows } from '../save-rows.js';

/** GET /api/auth/saves (specification section 7). */
export class FindSavesQuery extends Query<readonly Save[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(FindSavesQuery)
export class FindSavesQueryHandler implements IQueryHandler<FindSavesQuery> {
  constructor(
    private readonly rows: SaveRows,
    @Inject(CHARACTER_FINDER) private readonly characters: CharacterFinder,
  ) {}

  async execute({ userId }: FindSavesQuery): Promise<readonly Save[]> {
    const [saves, characters] = await Promise.all([this.rows.ofUser(userId), this.characters.charactersOf(userId)]);
    return saves.flatMap(({ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn }) => {
      const character = characters.get(characterId);
      return character ? [{ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn, character }] : [];
    });
  }
}
