import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type StoryEntry } from '#contracts/session/views.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { type Positioned } from '#projections/entity.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { STORY_ENTRY_FIELDS, storyEntryView } from '../../views/story-entry.view.js';
import { CharacterRows } from '../character-rows.js';
import { turnItemsOf } from '../turn-items.js';

/** GET /api/stories/{sessionId} (specification section 7). */
export class FindStoriesQuery extends Query<readonly StoryEntry[]> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

const SHOWN = selecting<GameStoryRow>([...STORY_ENTRY_FIELDS, 'actionResult']);

const groupedByTurn = (items: readonly GameStoryItemRow[]): ReadonlyMap<number, readonly GameStoryItemRow[]> => {
  const grouped = new Map<number, GameStoryItemRow[]>();
  for (const item of items) {
    const others = grouped.get(item.turnNumber);
    if (others) others.push(item);
    else grouped.set(item.turnNumber, [item]);
  }
  return grouped;
};

@QueryHandler(FindStoriesQuery)
export class FindStoriesQueryHandler implements IQueryHandler<FindStoriesQuery> {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    @InjectRepository(gameStoryItemEntity) private readonly items: Repository<GameStoryItemRow & Positioned>,
    private readonly characters: CharacterRows,
  ) {}

  async execute({ userId, sessionId }: FindStoriesQuery): Promise<readonly StoryEntry[]> {
    const where = { sessionId, userId };
    const [stories, items] = await Promise.all([
      this.stories.find({ select: SHOWN, where, order: { turnNumber: 'ASC' } }),
      this.items.find({ where, order: { position: 'ASC' } }),
    ]);
    if (stories.length === 0) return this.characters.missing(userId, sessionId);
    const byTurn = groupedByTurn(items);
    return stories.map((story) => storyEntryView(story, turnItemsOf(byTurn.get(story.turnNumber) ?? [])));
  }
}
