import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { FindSubscriptionStatusQuery } from './find-subscription-status.query-handler.js';

@ApiTags('subscription')
@Controller('api/subscription/status')
export class FindSubscriptionStatusController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string): Promise<SubscriptionStatus> {
    return this.queries.execute(new FindSubscriptionStatusQuery(userId));
  }
}
