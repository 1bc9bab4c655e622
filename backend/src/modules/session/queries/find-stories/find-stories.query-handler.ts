import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type StoryEntry } from '#contracts/session/views.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { SessionRows } from '../session.rows.js';
import { storyEntryView } from '../../views/story-entry.view.js';
import { turnItemsOf } from '../turn-items.js';
import { FindStoriesQuery } from './find-stories.query.js';

const STORIES = 'SELECT * FROM game_stories WHERE session_id = $1 AND user_id = $2 ORDER BY turn_number';
const ITEMS = 'SELECT * FROM game_story_items WHERE session_id = $1 AND user_id = $2 ORDER BY position';

const groupedByTurn = (items: readonly GameStoryItemRow[]): ReadonlyMap<number, readonly GameStoryItemRow[]> => {
  const grouped = new Map<number, GameStoryItemRow[]>();
  for (const item of items) grouped.set(item.turnNumber, [...(grouped.get(item.turnNumber) ?? []), item]);
  return grouped;
};

@QueryHandler(FindStoriesQuery)
export class FindStoriesQueryHandler implements IQueryHandler<FindStoriesQuery> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly sessions: SessionRows,
  ) {}

  async execute({ userId, sessionId }: FindStoriesQuery): Promise<readonly StoryEntry[]> {
    const values = [sessionId, userId];
    const [stories, items] = await Promise.all([
      this.readModels.find(gameStoryEntity, { name: 'stories-of-session', text: STORIES, values }),
      this.readModels.find(gameStoryItemEntity, { name: 'items-of-session', text: ITEMS, values }),
    ]);
    if (stories.length === 0) return this.sessions.absent(userId, sessionId);
    const byTurn = groupedByTurn(items);
    return stories.map((story) => storyEntryView(story, turnItemsOf(byTurn.get(story.turnNumber) ?? [])));
  }
}
