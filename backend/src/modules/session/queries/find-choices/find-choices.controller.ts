import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type ChoicesView } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { sessionIdParam } from '../../session-id.param.js';
import { FindChoicesQuery } from './find-choices.query-handler.js';

@ApiTags('game')
@Controller('api/choices/:sessionId')
export class FindChoicesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Param('sessionId', sessionIdParam()) sessionId: string): Promise<ChoicesView> {
    return this.queries.execute(new FindChoicesQuery(userId, sessionId));
  }
}
