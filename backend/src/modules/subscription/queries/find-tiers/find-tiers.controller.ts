import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type TierView } from '#contracts/subscription/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { FindTiersQuery } from './find-tiers.query-handler.js';

@ApiTags('subscription')
@Public()
@Controller('api/subscription/tiers')
export class FindTiersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(): Promise<readonly TierView[]> {
    return this.queries.execute(new FindTiersQuery());
  }
}
