import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { gameSagaEntity, type GameSagaRow, sagaOfRow } from '#projections/game-sagas/game-saga.entity.js';
import { sagaViewOf } from '../../views/saga.view.js';
import { CharacterRows } from '../character-rows.js';

/** GET /api/sessions/{sessionId}/saga. */
export class FindSagaQuery extends Query<SagaAnswer> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

/** The spine for the player; null where the session has none. */
@QueryHandler(FindSagaQuery)
export class FindSagaQueryHandler implements IQueryHandler<FindSagaQuery> {
  constructor(
    @InjectRepository(gameSagaEntity) private readonly sagas: Repository<GameSagaRow>,
    private readonly characters: CharacterRows,
  ) {}

  async execute({ userId, sessionId }: FindSagaQuery): Promise<SagaAnswer> {
    const row = await this.sagas.findOneBy({ sessionId, userId });
    if (!row) return this.characters.missing(userId, sessionId);
    const saga = sagaOfRow(row);
    return { saga: saga && sagaViewOf(saga) };
  }
}
