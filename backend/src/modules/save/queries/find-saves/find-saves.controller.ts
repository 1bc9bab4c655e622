import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type Save } from '#contracts/save/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { FindSavesQuery } from './find-saves.query-handler.js';

@ApiTags('saves')
@ApiBearerAuth()
@Controller('api/auth/saves')
export class FindSavesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string): Promise<readonly Save[]> {
    return this.queries.execute(new FindSavesQuery(userId));
  }
}
