import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Save } from '#contracts/save/views.js';
import { SHELF, type Shelf } from '#backend/modules/session/session.port.js';
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
    @Inject(SHELF) private readonly shelf: Shelf,
  ) {}

  async execute({ userId }: FindSavesQuery): Promise<readonly Save[]> {
    const [saves, characters] = await Promise.all([this.rows.ofUser(userId), this.shelf.charactersOf(userId)]);
    return saves.flatMap(({ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn }) => {
      const character = characters.get(characterId);
      return character ? [{ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn, character }] : [];
    });
  }
}
