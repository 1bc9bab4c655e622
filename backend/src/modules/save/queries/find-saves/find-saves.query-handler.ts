import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Save } from '#contracts/save/views.js';
import { CHARACTER_FINDER, type CharacterFinder } from '#backend/modules/session/session.port.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf, type PageQuery } from '#backend/platform/http/paged.js';
import { type SavePlace, SaveRows } from '../save-rows.js';

/** GET /api/auth/saves (specification section 7): the last played first. */
export class FindSavesQuery extends Query<Page<Save>> {
  constructor(
    readonly userId: string,
    readonly page: PageQuery,
  ) {
    super();
  }
}

const PAGE = 50;

const isPlace = (value: unknown): value is readonly [lastPlayed: string, id: string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string') &&
  !Number.isNaN(Date.parse(value[0] as string));

const placeOf = (cursor: string | undefined): SavePlace | null => {
  const place = placeIn(cursor, isPlace);
  return place && { lastPlayed: new Date(place[0]).toISOString(), id: place[1] };
};

@QueryHandler(FindSavesQuery)
export class FindSavesQueryHandler implements IQueryHandler<FindSavesQuery> {
  constructor(
    private readonly rows: SaveRows,
    @Inject(CHARACTER_FINDER) private readonly characters: CharacterFinder,
  ) {}

  async execute({ userId, page: { limit = PAGE, cursor } }: FindSavesQuery): Promise<Page<Save>> {
    const rows = await this.rows.ofUser(userId, { after: placeOf(cursor), limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ lastPlayed, id }) => cursorOf(lastPlayed, id));
    const ids = items.map(({ characterId }) => characterId);
    const characters = await this.characters.charactersOf(userId, ids);
    const saves = items.flatMap(({ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn }) => {
      const character = characters.get(characterId);
      return character ? [{ id, sessionId, characterId, saveName, lastPlayed, isAutoSave, turn, character }] : [];
    });
    return { items: saves, next };
  }
}
