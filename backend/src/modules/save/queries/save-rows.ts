import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { gameSaveEntity, type GameSaveRow } from '#projections/game-saves/game-save.entity.js';

/** Rows of `game_saves`. The rows of other users do not exist for the caller. */
@Injectable()
export class SaveRows {
  constructor(@InjectRepository(gameSaveEntity) private readonly rows: Repository<GameSaveRow>) {}

  /** The last played one first. */
  ofUser(userId: string): Promise<readonly GameSaveRow[]> {
    return this.rows.find({ where: { userId }, order: { lastPlayed: 'DESC', id: 'ASC' } });
  }

  bookmarksOf(userId: string): Promise<number> {
    return this.rows.countBy({ userId, isAutoSave: false });
  }

  byId(userId: string, id: string): Promise<GameSaveRow | null> {
    return this.rows.findOneBy({ id, userId });
  }
}
