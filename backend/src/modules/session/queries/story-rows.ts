import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, MoreThanOrEqual, type Repository } from 'typeorm';
import { type StoryEntry } from '#contracts/session/views.js';
import { type Positioned } from '#projections/entity.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { storyEntryView } from '../views/story-entry.view.js';
import { type LastSeen } from './follow-session/last-seen.js';
import { turnItemsOf } from './turn-items.js';

export type PositionedStoryRow = GameStoryRow & Positioned;
type Where = FindOptionsWhere<PositionedStoryRow>;

/** More rows than a client needs to catch up. */
const MOST = 200;

const after = (seen: NonNullable<LastSeen>): Where =>
  seen.kind === 'position'
    ? { position: MoreThanOrEqual(String(seen.position + 1n)) }
    : { turnNumber: MoreThanOrEqual(seen.turn) };

/** Rows of `game_stories` for those who follow a session. */
@Injectable()
export class StoryRows {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<PositionedStoryRow>,
    @InjectRepository(gameStoryItemEntity) private readonly items: Repository<GameStoryItemRow & Positioned>,
  ) {}

  ofTurn(userId: string, sessionId: string, turnNumber: number): Promise<PositionedStoryRow | null> {
    return this.stories.findOneBy({ sessionId, userId, turnNumber });
  }

  /** Stories told after the client's last one, in the order of the log. */
  async toldSince(userId: string, sessionId: string, seen: LastSeen): Promise<readonly PositionedStoryRow[]> {
    if (seen === null) return [];
    return this.stories.find({
      where: { sessionId, userId, narration: 'told', withdrawn: false, ...after(seen) },
      order: { position: 'ASC' },
      take: MOST,
    });
  }

  async view(userId: string, row: GameStoryRow): Promise<StoryEntry> {
    const { sessionId, turnNumber } = row;
    const items = await this.items.find({ where: { sessionId, userId, turnNumber }, order: { position: 'ASC' } });
    return storyEntryView(row, turnItemsOf(items));
  }
}
