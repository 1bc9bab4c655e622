import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, LessThan, MoreThan, type Repository } from 'typeorm';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { type Positioned } from '#projections/entity.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { STORY_ENTRY_FIELDS } from '../../views/story-entry.view.js';

/** The end of the saga at which its pages begin. Within a page, the leaves always rise. */
export const STORY_ORDERS = ['newest', 'oldest'] as const;
export type StoryOrder = (typeof STORY_ORDERS)[number];

export interface StoryRange {
  readonly order: StoryOrder;
  /** Exclusive; null: from that end of the saga. */
  readonly after: number | null;
  readonly limit: number;
}
interface OfSession {
  readonly userId: string;
  readonly sessionId: string;
}

const SHOWN = selecting<GameStoryRow>(STORY_ENTRY_FIELDS);

/** Rows of `game_stories` by their key: a page costs the same at each place of a saga of any length. */
@Injectable()
export class StoryPages {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    @InjectRepository(gameStoryItemEntity) private readonly items: Repository<GameStoryItemRow & Positioned>,
  ) {}

  /** In the order of the pages. */
  rows(of: OfSession, { order, after, limit }: StoryRange): Promise<readonly GameStoryRow[]> {
    const beyond = order === 'newest' ? LessThan : MoreThan;
    return this.stories.find({
      select: SHOWN,
      where: { ...of, ...(after !== null && { turnNumber: beyond(after) }) },
      order: { sessionId: order === 'newest' ? 'DESC' : 'ASC', turnNumber: order === 'newest' ? 'DESC' : 'ASC' },
      take: limit,
    });
  }

  /**
   * The last leaves of the living line from a turn back, without those that are known already: after a far rewind the
   * newest leaves are all withdrawn.
   */
  async line(of: OfSession, head: number, known: ReadonlyMap<number, GameStoryRow>, most: number) {
    const missing: GameStoryRow[] = [];
    for (let [turn, n]: [number | null, number] = [head, 0]; turn !== null && n < most; n++) {
      const leaf: GameStoryRow | null =
        known.get(turn) ?? (await this.stories.findOne({ select: SHOWN, where: { ...of, turnNumber: turn } }));
      if (leaf && !known.has(turn)) missing.push(leaf);
      turn = leaf?.parent ?? null;
    }
    return missing;
  }

  /** The gains and losses of these turns, by turn. */
  async itemsOf(of: OfSession, turns: readonly number[]): Promise<ReadonlyMap<number, readonly GameStoryItemRow[]>> {
    if (turns.length === 0) return new Map();
    const where = { ...of, turnNumber: Between(Math.min(...turns), Math.max(...turns)) };
    const grouped = new Map<number, GameStoryItemRow[]>();
    for (const item of await this.items.find({ where, order: { position: 'ASC' } }))
      grouped.set(item.turnNumber, [...(grouped.get(item.turnNumber) ?? []), item]);
    return grouped;
  }
}
