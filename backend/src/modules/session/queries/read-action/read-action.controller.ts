import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type ReadingAnswer } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { ReadActionBody } from './read-action.body.js';
import { ReadActionQuery } from './read-action.query-handler.js';

@ApiTags('game')
@Controller('api/actions/reading')
export class ReadActionController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('reading')
  read(@UserId() userId: string, @Body() { sessionId, action }: ReadActionBody): Promise<ReadingAnswer> {
    return this.queries.execute(new ReadActionQuery(userId, { sessionId, action }));
  }
}
