import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';

/** A page costs a walk through all leaves of the person. */
const PAGE = 500;
type Place = Pick<GameStoryRow, 'sessionId' | 'turnNumber'>;
const FIRST: Place = { sessionId: '', turnNumber: -1 };

/** Every leaf of a person's sagas, also those that a rewind took back: in the order of the sagas' ids and the turns. */
@Injectable()
@KeepsPersonalData()
export class StoriesStore implements PersonalStore {
  readonly name = 'stories';

  constructor(@InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>) {}

  export(userId: string): AsyncGenerator<object> {
    return inPages<GameStoryRow>((after) => this.pageAfter(userId, after ?? FIRST));
  }

  /** The read model blanks its rows by itself. */
  erase(): Promise<void> {
    return Promise.resolve();
  }

  private pageAfter(userId: string, { sessionId, turnNumber }: Place): Promise<readonly GameStoryRow[]> {
    return this.stories
      .createQueryBuilder('story')
      .where({ userId })
      .andWhere('(story.sessionId, story.turnNumber) > (:sessionId, :turnNumber)', { sessionId, turnNumber })
      .orderBy({ 'story.sessionId': 'ASC', 'story.turnNumber': 'ASC' })
      .limit(PAGE)
      .getMany();
  }
}
