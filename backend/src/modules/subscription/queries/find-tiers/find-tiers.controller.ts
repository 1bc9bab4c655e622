import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type TierView } from '#contracts/subscription/views.js';
import { FindTiersQuery } from './find-tiers.query-handler.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('api/subscription/tiers')
export class FindTiersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(): Promise<readonly TierView[]> {
    return this.queries.execute(new FindTiersQuery());
  }
}
