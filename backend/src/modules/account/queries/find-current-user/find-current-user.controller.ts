import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CurrentUser } from '#contracts/account/views.js';
import { BearerToken, UserId } from '#backend/platform/http/current-user.js';
import { CurrentUserAnswer } from '../../account.answers.js';
import { DeviceName } from '../../devices/device-name.decorator.js';
import { FindCurrentUserQuery } from './find-current-user.query-handler.js';

@ApiTags('auth')
@Controller('api/auth/me')
export class FindCurrentUserController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: CurrentUserAnswer })
  find(
    @UserId() userId: string,
    @BearerToken() bearerToken: string,
    @DeviceName() device: string,
  ): Promise<CurrentUser> {
    return this.queries.execute(new FindCurrentUserQuery(userId, bearerToken, device));
  }
}
