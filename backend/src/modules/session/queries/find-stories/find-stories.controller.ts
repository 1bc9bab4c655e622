import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type StoryEntry } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { type Page, Paged, PageQuery } from '#backend/platform/http/paged.js';
import { sessionIdParam } from '../../session-id.param.js';
import { STORY_ORDERS, type StoryOrder } from './story-pages.js';
import { FindStoriesQuery } from './find-stories.query-handler.js';

export class StoriesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: STORY_ORDERS, description: 'The end of the saga at which the pages begin.' })
  @IsOptional()
  @IsIn([...STORY_ORDERS], { message: `Choose one of ${STORY_ORDERS.join(', ')}.` })
  order?: StoryOrder;
}

@ApiTags('game')
@ApiBearerAuth()
@Controller('api/stories/:sessionId')
export class FindStoriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Paged()
  find(
    @UserId() userId: string,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Query() page: StoriesQuery,
  ): Promise<Page<StoryEntry>> {
    return this.queries.execute(new FindStoriesQuery(userId, sessionId, page));
  }
}
