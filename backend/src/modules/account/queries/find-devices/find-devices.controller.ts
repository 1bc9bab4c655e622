import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type DeviceView } from '#contracts/account/views.js';
import { CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { DeviceAnswer } from '../../account.answers.js';
import { FindDevicesQuery } from './find-devices.query-handler.js';

@ApiTags('auth')
@Controller('api/auth/devices')
export class FindDevicesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: [DeviceAnswer] })
  find(@CurrentPrincipal() { userId, deviceId }: PersonPrincipal): Promise<readonly DeviceView[]> {
    return this.queries.execute(new FindDevicesQuery(userId, deviceId));
  }
}
