import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type WorldView } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { sessionIdParam } from '../../session-id.param.js';
import { FindWorldQuery } from './find-world.query-handler.js';

@ApiTags('game')
@Controller('api/sessions/:sessionId/world')
export class FindWorldController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Param('sessionId', sessionIdParam()) sessionId: string): Promise<WorldView> {
    return this.queries.execute(new FindWorldQuery(userId, sessionId));
  }
}
