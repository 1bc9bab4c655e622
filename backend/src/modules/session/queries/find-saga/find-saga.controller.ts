import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { sessionIdParam } from '../../session-id.param.js';
import { FindSagaQuery } from './find-saga.query-handler.js';

@ApiTags('game')
@Controller('api/sessions/:sessionId/saga')
export class FindSagaController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Param('sessionId', sessionIdParam()) sessionId: string): Promise<SagaAnswer> {
    return this.queries.execute(new FindSagaQuery(userId, sessionId));
  }
}
