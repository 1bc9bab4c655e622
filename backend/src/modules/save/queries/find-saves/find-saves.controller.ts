import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Save } from '#contracts/save/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { type Page, Paged, PageQuery } from '#backend/platform/http/paged.js';
import { FindSavesQuery } from './find-saves.query-handler.js';

@ApiTags('saves')
@Controller('api/auth/saves')
export class FindSavesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Paged()
  find(@UserId() userId: string, @Query() page: PageQuery): Promise<Page<Save>> {
    return this.queries.execute(new FindSavesQuery(userId, page));
  }
}
