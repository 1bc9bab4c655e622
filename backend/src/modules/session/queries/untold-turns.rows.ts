import { Injectable } from '@nestjs/common';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { type UntoldTurn, type UntoldTurns } from '../telling.port.js';

const TEXT = `SELECT * FROM game_stories WHERE narration = 'pending' AND created_at < $1 ORDER BY created_at LIMIT $2`;

@Injectable()
export class ProjectedUntoldTurns implements UntoldTurns {
  constructor(private readonly readModels: ReadModels) {}

  async resolvedBefore(time: Date, limit: number): Promise<readonly UntoldTurn[]> {
    const rows = await this.readModels.find(gameStoryEntity, {
      name: 'untold-turns',
      text: TEXT,
      values: [time, limit],
    });
    return rows.map(({ sessionId, turnNumber }) => ({ sessionId, turn: turnNumber }));
  }
}
