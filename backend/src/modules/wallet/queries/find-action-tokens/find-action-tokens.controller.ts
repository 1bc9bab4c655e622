import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type ActionTokens } from '#contracts/wallet/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { FindActionTokensQuery } from './find-action-tokens.query-handler.js';

@ApiTags('user')
@ApiBearerAuth()
@Controller('api/user/action-tokens')
export class FindActionTokensController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string): Promise<ActionTokens> {
    return this.queries.execute(new FindActionTokensQuery(userId));
  }
}
