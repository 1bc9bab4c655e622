import { Injectable } from '@nestjs/common';
import { type StoryEntry } from '#contracts/session/views.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity } from '#projections/game-story-items/game-story-item.entity.js';
import { type LastSeen } from './follow-session/last-seen.js';
import { storyEntryView } from '../views/story-entry.view.js';
import { turnItemsOf } from './turn-items.js';

type Row = GameStoryRow & { readonly position: string };
const OWN = 'FROM game_stories WHERE session_id = $1 AND user_id = $2';

/** Rows of `game_stories` for who follows a session. */
@Injectable()
export class StoryRows {
  constructor(private readonly readModels: ReadModels) {}

  ofTurn(userId: string, sessionId: string, turn: number): Promise<readonly Row[]> {
    return this.readModels.find(gameStoryEntity, {
      name: 'story-of-turn',
      text: `SELECT * ${OWN} AND turn_number = $3`,
      values: [sessionId, userId, turn],
    });
  }

  /** Told after what the client has seen, in the order of the log. */
  async toldSince(userId: string, sessionId: string, seen: LastSeen): Promise<readonly Row[]> {
    if (seen === null) return [];
    const [column, from] =
      seen.kind === 'position' ? ['position', seen.position + 1n] : ['turn_number', BigInt(seen.turn)];
    const text = `SELECT * ${OWN} AND narration = 'told' AND NOT withdrawn AND ${column} >= $3 ORDER BY position LIMIT 200`;
    return this.readModels.find(gameStoryEntity, {
      name: `stories-since-${column}`,
      text,
      values: [sessionId, userId, from],
    });
  }

  async view(userId: string, row: Row): Promise<StoryEntry> {
    const text =
      'SELECT * FROM game_story_items WHERE session_id = $1 AND user_id = $2 AND turn_number = $3 ORDER BY position';
    const items = await this.readModels.find(gameStoryItemEntity, {
      name: 'items-of-turn',
      text,
      values: [row.sessionId, userId, row.turnNumber],
    });
    return storyEntryView(row, turnItemsOf(items));
  }
}
