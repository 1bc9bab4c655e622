import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { gameSaveEntity, type GameSaveRow } from '#projections/game-saves/game-save.entity.js';

/** The sagas that a person can continue: a saga leaves the shelf when its automatic save is deleted. */
@Injectable()
export class SagasOnShelf {
  constructor(@InjectRepository(gameSaveEntity) private readonly saves: Repository<GameSaveRow>) {}

  countOf(userId: string): Promise<number> {
    return this.saves.countBy({ userId, isAutoSave: true });
  }
}
