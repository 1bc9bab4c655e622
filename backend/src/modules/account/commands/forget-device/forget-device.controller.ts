import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { deviceIdParam } from '../../devices/device-id.param.js';
import { ForgetDeviceCommand } from './forget-device.handler.js';

@ApiTags('auth')
@Controller('api/auth/devices')
export class ForgetDeviceController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @HttpCode(204)
  forget(@CurrentPrincipal() person: PersonPrincipal, @Param('id', deviceIdParam()) id: string): Promise<void> {
    return this.commands.execute(new ForgetDeviceCommand(person, id));
  }
}
