import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type DeviceView } from '#contracts/account/views.js';
import { CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { FindDevicesQuery } from './find-devices.query-handler.js';

@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth/devices')
export class FindDevicesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@CurrentPrincipal() { userId, deviceId }: PersonPrincipal): Promise<readonly DeviceView[]> {
    return this.queries.execute(new FindDevicesQuery(userId, deviceId));
  }
}
