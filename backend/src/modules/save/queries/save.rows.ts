import { Injectable } from '@nestjs/common';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameSaveEntity, type GameSaveRow } from '#projections/game-saves/game-save.entity.js';

/** Rows of `game_saves`; somebody else's do not exist. */
@Injectable()
export class SaveRows {
  constructor(private readonly readModels: ReadModels) {}

  /** Last played first. */
  of(userId: string): Promise<readonly GameSaveRow[]> {
    const text = 'SELECT * FROM game_saves WHERE user_id = $1 ORDER BY last_played DESC, id';
    return this.readModels.find(gameSaveEntity, { name: 'saves-of-user', text, values: [userId] });
  }

  async byId(userId: string, saveId: string): Promise<GameSaveRow | undefined> {
    const text = 'SELECT * FROM game_saves WHERE id = $1 AND user_id = $2';
    const [row] = await this.readModels.find(gameSaveEntity, { name: 'save-by-id', text, values: [saveId, userId] });
    return row;
  }
}
