import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { SubscriptionInfoAnswer } from '../../wallet.answers.js';
import { FindSubscriptionInfoQuery } from './find-subscription-info.query-handler.js';

@ApiTags('user')
@Controller('api/user/subscription-info')
export class FindSubscriptionInfoController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: SubscriptionInfoAnswer })
  find(@UserId() userId: string): Promise<SubscriptionInfo> {
    return this.queries.execute(new FindSubscriptionInfoQuery(userId));
  }
}
