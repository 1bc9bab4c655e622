import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, And, type Repository } from 'typeorm';
import { type StoryEntry } from '#contracts/session/views.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { STORY_ENTRY_FIELDS, storyEntryView } from '../../views/story-entry.view.js';
import { turnItemsOf } from '../turn-items.js';
import { StoryPages } from '../find-stories/story-pages.js';

const SHOWN = selecting<GameStoryRow>([...STORY_ENTRY_FIELDS, 'isCustomAction']);

export interface LeavesAsked {
  readonly userId: string;
  readonly sessionId: string;
  /** Exclusive. */
  readonly after: number;
  /** Inclusive: the newest turn of the living line. */
  readonly upTo: number;
  readonly limit: number;
}

/** A model is sent the words of the newest turns alone, so no leaf quotes what was typed longer ago than this. */
const QUOTABLE = 100;

/** The told leaves of the living line, rising. */
@Injectable()
export class SharedLeaves {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    private readonly pages: StoryPages,
  ) {}

  /** What the player typed in these turns, and in those before them that a leaf may quote. */
  async typed({ userId, sessionId, after, upTo }: Omit<LeavesAsked, 'limit'>): Promise<readonly string[]> {
    const turnNumber = And(MoreThan(after - QUOTABLE), LessThanOrEqual(upTo));
    const rows = await this.stories.find({
      select: selecting<GameStoryRow>(['playerAction']),
      where: { userId, sessionId, turnNumber, isCustomAction: true },
    });
    return rows.map(({ playerAction }) => playerAction ?? '');
  }

  async page({
    userId,
    sessionId,
    after,
    upTo,
    limit,
  }: LeavesAsked): Promise<readonly (StoryEntry & { readonly isCustomAction: boolean })[]> {
    const of = { userId, sessionId };
    const rows = await this.stories.find({
      select: SHOWN,
      where: { ...of, turnNumber: And(MoreThan(after), LessThanOrEqual(upTo)), withdrawn: false, narration: 'told' },
      order: { sessionId: 'ASC', turnNumber: 'ASC' },
      take: limit,
    });
    const items = await this.pages.itemsOf(
      of,
      rows.map(({ turnNumber }) => turnNumber),
    );
    return rows.map((row) => ({
      ...storyEntryView(row, turnItemsOf(items.get(row.turnNumber) ?? [])),
      isCustomAction: row.isCustomAction,
    }));
  }
}
