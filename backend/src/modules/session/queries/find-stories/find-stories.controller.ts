import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type StoryEntry } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { type Page, Paged, PageQuery } from '#backend/platform/http/paged.js';
import { sessionIdParam } from '../../session-id.param.js';
import { STORY_ORDERS, type StoryOrder } from './story-pages.js';
import { FindStoriesQuery } from './find-stories.query-handler.js';

const MOST_EDITIONS = 1_000;

export class StoriesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: STORY_ORDERS, description: 'The end of the saga at which the pages begin.' })
  @IsOptional()
  @IsIn([...STORY_ORDERS], { message: `Choose one of ${STORY_ORDERS.join(', ')}.` })
  order?: StoryOrder;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: MOST_EDITIONS,
    description: 'From 2 on: the words of a further edition.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'An edition is a whole number.' })
  @Min(1, { message: 'Editions are numbered from 1 on.' })
  @Max(MOST_EDITIONS, { message: `There are at most ${MOST_EDITIONS} editions.` })
  edition?: number;
}

@ApiTags('game')
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
