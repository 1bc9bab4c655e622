import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type StoryEntry } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { sessionIdParam } from '../../session-id.param.js';
import { FindStoriesQuery } from './find-stories.query-handler.js';

@ApiTags('game')
@ApiBearerAuth()
@Controller('api/stories/:sessionId')
export class FindStoriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(
    @UserId() userId: string,
    @Param('sessionId', sessionIdParam()) sessionId: string,
  ): Promise<readonly StoryEntry[]> {
    return this.queries.execute(new FindStoriesQuery(userId, sessionId));
  }
}
