import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Saga } from '#game/model/saga.js';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { sagaViewOf } from '../../views/saga.view.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameSagaEntity, type GameSagaRow } from '#projections/game-sagas/game-saga.entity.js';
import { SessionRows } from '../session.rows.js';
import { FindSagaQuery } from './find-saga.query.js';

const SAGA = 'SELECT * FROM game_sagas WHERE session_id = $1 AND user_id = $2';

const sagaOf = ({ calendar, oath, threat, threads, people }: GameSagaRow): Saga | null =>
  calendar && oath && threat && threads && people ? { calendar, oath, threat, threads, people } : null;

/** The spine as its player reads it; null where the session has none. */
@QueryHandler(FindSagaQuery)
export class FindSagaQueryHandler implements IQueryHandler<FindSagaQuery> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly sessions: SessionRows,
  ) {}

  async execute({ userId, sessionId }: FindSagaQuery): Promise<SagaAnswer> {
    const [row] = await this.readModels.find(gameSagaEntity, {
      name: 'saga-of-session',
      text: SAGA,
      values: [sessionId, userId],
    });
    if (!row) return this.sessions.absent(userId, sessionId);
    const saga = sagaOf(row);
    return { saga: saga && sagaViewOf(saga) };
  }
}
