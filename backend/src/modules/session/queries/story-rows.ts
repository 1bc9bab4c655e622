import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, type Repository } from 'typeorm';
import { type Telling } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { type Positioned } from '#projections/entity.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { STORY_ENTRY_FIELDS, storyEntryView } from '../views/story-entry.view.js';
import { turnItemsOf } from './turn-items.js';

type PositionedStoryRow = GameStoryRow & Positioned;

export interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}
/** A told turn, and the position of the event that changed its row last. */
export type ToldTurnRow = Pick<PositionedStoryRow, 'turnNumber' | 'position'>;
/** Told turns from a turn on, after a place in the log: one event may have changed several turns. */
export interface ToldAfter {
  readonly position: bigint;
  readonly turn: number;
  readonly fromTurn: number;
}

const STORY_COLUMNS = selecting<PositionedStoryRow>(STORY_ENTRY_FIELDS);
const NO_TELLING = { model: null, promptHash: null, usage: null, latencyMs: null, verdicts: [] };
const TOLD = { narration: 'told', withdrawn: false } as const;

/** Rows of `game_stories` for those who follow a session. */
@Injectable()
export class StoryRows {
  constructor(
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<PositionedStoryRow>,
    @InjectRepository(gameStoryItemEntity) private readonly items: Repository<GameStoryItemRow & Positioned>,
  ) {}

  /** The first `most` in the order of the log, without their texts. */
  toldAfter(own: OwnSession, { position, turn, fromTurn }: ToldAfter, most: number): Promise<readonly ToldTurnRow[]> {
    return this.stories
      .createQueryBuilder('story')
      .select(['story.sessionId', 'story.turnNumber', 'story.position'])
      .where({ ...own, ...TOLD, turnNumber: MoreThanOrEqual(fromTurn) })
      .andWhere('(story.position, story.turnNumber) > (:position, :turn)', { position: String(position), turn })
      .orderBy({ 'story.position': 'ASC', 'story.turnNumber': 'ASC' })
      .limit(most)
      .getMany();
  }

  /** What stands behind a leaf's words; nulls where no model had a part. */
  async telling(own: OwnSession, turnNumber: number): Promise<Omit<Telling, 'turn' | 'canRetell' | 'facts'>> {
    const row = await this.stories.findOne({ where: { ...own, turnNumber } });
    const { narrator = null, debugPrompt: prompt = null, telling = null } = row ?? {};
    return { narrator, prompt, ...(telling ?? NO_TELLING) };
  }

  /** The entries of these turns by their numbers; untold and withdrawn ones are left out. */
  async entries(own: OwnSession, turns: readonly number[]): Promise<ReadonlyMap<number, StoryEntry>> {
    const these = { ...own, turnNumber: In(turns) };
    const [rows, items] = await Promise.all([
      this.stories.find({ select: STORY_COLUMNS, where: { ...these, ...TOLD } }),
      this.items.find({ where: these, order: { position: 'ASC' } }),
    ]);
    return new Map(
      rows.map((row) => {
        const ofTurn = items.filter(({ turnNumber }) => turnNumber === row.turnNumber);
        return [row.turnNumber, storyEntryView(row, turnItemsOf(ofTurn))];
      }),
    );
  }
}
