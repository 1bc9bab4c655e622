import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { NotShownYetError } from '#backend/platform/read-models/progress.port.js';
import { type Positioned } from '#projections/entity.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { SessionRepository } from '../session.repository.js';
import { type CharacterSource } from '../views/character-source.js';

const CURRENT_TURN = 'story.sessionId = character.sessionId AND story.turnNumber = character.turn';
interface WithStory extends GameCharacterRow {
  readonly story: GameStoryRow | null;
}

/** Rows of `game_characters`. The rows of other users do not exist for the caller. */
@Injectable()
export class CharacterRows {
  constructor(
    @InjectRepository(gameCharacterEntity) private readonly rows: Repository<GameCharacterRow & Positioned>,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND, NotShownYetError */
  async bySession(userId: string, sessionId: string): Promise<GameCharacterRow & Positioned> {
    return (await this.rows.findOneBy({ sessionId, userId })) ?? this.missing(userId, sessionId);
  }

  /** With the choices of the current turn. @throws RejectedError SESSION_NOT_FOUND, NotShownYetError */
  async withChoices(userId: string, sessionId: string): Promise<CharacterSource> {
    const row = (await this.rows
      .createQueryBuilder('character')
      .leftJoinAndMapOne('character.story', gameStoryEntity.options.name, 'story', CURRENT_TURN)
      .where({ sessionId, userId })
      .getOne()) as WithStory | null;
    if (!row?.story) return this.missing(userId, sessionId);
    const { offers, extraOffers, wording } = row.story;
    return { ...row, offers: [...offers, ...extraOffers], wording };
  }

  /** @throws RejectedError SESSION_NOT_FOUND */
  async byId(userId: string, id: string): Promise<GameCharacterRow> {
    const row = await this.rows.findOneBy({ id, userId });
    if (!row) throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
    return row;
  }

  byIds(userId: string, ids: readonly string[]): Promise<readonly GameCharacterRow[]> {
    return this.rows.findBy({ userId, id: In([...new Set(ids)]) });
  }

  /** For a session without rows. @throws NotShownYetError when the log has it, else RejectedError SESSION_NOT_FOUND */
  async missing(userId: string, sessionId: string): Promise<never> {
    await this.sessions.ownedBy(userId, sessionId);
    throw new NotShownYetError(`session ${sessionId} is not in the read models yet`);
  }
}
