import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { type TimeSpan } from '#backend/shared/time-span.js';
import { type UntoldTurn, type UntoldTurns } from '../narration.port.js';

@Injectable()
export class ProjectedUntoldTurns implements UntoldTurns {
  constructor(@InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>) {}

  async resolvedOutside({ from, to }: TimeSpan, limit: number): Promise<readonly UntoldTurn[]> {
    const rows = await this.stories
      .createQueryBuilder('story')
      .select(['story.sessionId', 'story.turnNumber'])
      // As text, not as a parameter: a partial index of the table holds only these rows.
      .where("story.narration = 'pending'")
      .andWhere('(story.createdAt < :from OR story.createdAt > :to)', { from, to })
      .orderBy('story.createdAt', 'ASC')
      .limit(limit)
      .getMany();
    return rows.map(({ sessionId, turnNumber }) => ({ sessionId, turn: turnNumber }));
  }
}
