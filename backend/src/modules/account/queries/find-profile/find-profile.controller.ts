import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type UserProfile } from '#contracts/account/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { FindProfileQuery } from './find-profile.query-handler.js';

@ApiTags('user')
@Controller('api/user/profile')
export class FindProfileController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string): Promise<UserProfile> {
    return this.queries.execute(new FindProfileQuery(userId));
  }
}
