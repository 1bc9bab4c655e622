import { Injectable } from '@nestjs/common';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { NotShownYetError } from '#backend/platform/read-models/progress.port.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { SessionRepository } from '../session.repository.js';

const found = (row: GameCharacterRow | undefined): GameCharacterRow => {
  if (!row) throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
  return row;
};

/** The character's row of a session; somebody else's does not exist. @throws RejectedError SESSION_NOT_FOUND, NotShownYetError */
@Injectable()
export class SessionRows {
  constructor(
    private readonly readModels: ReadModels,
    private readonly sessions: SessionRepository,
  ) {}

  async bySession(userId: string, sessionId: string): Promise<GameCharacterRow> {
    const text = 'SELECT * FROM game_characters WHERE session_id = $1 AND user_id = $2';
    const [row] = await this.readModels.find(gameCharacterEntity, {
      name: 'character-by-session',
      text,
      values: [sessionId, userId],
    });
    return row ?? this.absent(userId, sessionId);
  }

  /** Of a session without rows. @throws NotShownYetError where the log has it, else RejectedError SESSION_NOT_FOUND */
  async absent(userId: string, sessionId: string): Promise<never> {
    await this.sessions.ownedBy(userId, sessionId);
    throw new NotShownYetError(`session ${sessionId} is not in the read models yet`);
  }

  async byId(userId: string, characterId: string): Promise<GameCharacterRow> {
    const text = 'SELECT * FROM game_characters WHERE id = $1 AND user_id = $2';
    const [row] = await this.readModels.find(gameCharacterEntity, {
      name: 'character-by-id',
      text,
      values: [characterId, userId],
    });
    return found(row);
  }

  async of(userId: string): Promise<readonly GameCharacterRow[]> {
    return this.readModels.find(gameCharacterEntity, {
      name: 'characters-of-user',
      text: 'SELECT * FROM game_characters WHERE user_id = $1',
      values: [userId],
    });
  }
}
