import { Injectable } from '@nestjs/common';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';

const found = (row: GameCharacterRow | undefined): GameCharacterRow => {
  if (!row) throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
  return row;
};

/** The character's row of a session; somebody else's does not exist. @throws RejectedError SESSION_NOT_FOUND */
@Injectable()
export class SessionRows {
  constructor(private readonly readModels: ReadModels) {}

  async bySession(userId: string, sessionId: string): Promise<GameCharacterRow> {
    const text = 'SELECT * FROM game_characters WHERE session_id = $1 AND user_id = $2';
    const [row] = await this.readModels.find(gameCharacterEntity, { name: 'character-by-session', text, values: [sessionId, userId] });
    return found(row);
  }

  async byId(userId: string, characterId: string): Promise<GameCharacterRow> {
    const text = 'SELECT * FROM game_characters WHERE id = $1 AND user_id = $2';
    const [row] = await this.readModels.find(gameCharacterEntity, { name: 'character-by-id', text, values: [characterId, userId] });
    return found(row);
  }

  async of(userId: string): Promise<readonly GameCharacterRow[]> {
    return this.readModels.find(gameCharacterEntity, { name: 'characters-of-user', text: 'SELECT * FROM game_characters WHERE user_id = $1', values: [userId] });
  }
}
