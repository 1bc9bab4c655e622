import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ActionTokens } from '#contracts/wallet/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { ActionTokensAnswer } from '../../wallet.answers.js';
import { FindActionTokensQuery } from './find-action-tokens.query-handler.js';

@ApiTags('user')
@Controller('api/user/action-tokens')
export class FindActionTokensController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: ActionTokensAnswer })
  find(@UserId() userId: string): Promise<ActionTokens> {
    return this.queries.execute(new FindActionTokensQuery(userId));
  }
}
