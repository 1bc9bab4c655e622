import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type Repository } from 'typeorm';
import { gameSaveEntity, type GameSaveRow } from '#projections/game-saves/game-save.entity.js';

/** The last save of a page. */
export type SavePlace = Pick<GameSaveRow, 'lastPlayed' | 'id'>;

/** Rows of `game_saves`. The rows of other users do not exist for the caller. */
@Injectable()
export class SaveRows {
  constructor(@InjectRepository(gameSaveEntity) private readonly rows: Repository<GameSaveRow>) {}

  /** The last played one first. */
  ofUser(
    userId: string,
    { after, limit }: { readonly after: SavePlace | null; readonly limit: number },
  ): Promise<readonly GameSaveRow[]> {
    const where = after
      ? [
          { userId, lastPlayed: LessThan(after.lastPlayed) },
          { userId, lastPlayed: after.lastPlayed, id: MoreThan(after.id) },
        ]
      : { userId };
    return this.rows.find({ where, order: { lastPlayed: 'DESC', id: 'ASC' }, take: limit });
  }

  bookmarksOf(userId: string): Promise<number> {
    return this.rows.countBy({ userId, isAutoSave: false });
  }

  byId(userId: string, id: string): Promise<GameSaveRow | null> {
    return this.rows.findOneBy({ id, userId });
  }
}
