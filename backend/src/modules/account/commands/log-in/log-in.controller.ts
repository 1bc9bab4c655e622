import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Authenticated } from '#contracts/account/views.js';
import { ClientAddress } from '#backend/platform/http/client-address.js';
import { Public } from '#backend/platform/http/current-user.js';
import { AuthenticatedAnswer } from '../../account.answers.js';
import { DeviceName } from '../../devices/device-name.decorator.js';
import { LogInBody } from './log-in.body.js';
import { LogInCommand } from './log-in.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/login')
export class LogInController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiOkResponse({ type: AuthenticatedAnswer })
  @HttpCode(200)
  logIn(
    @Body() { username, password }: LogInBody,
    @ClientAddress() address: string,
    @DeviceName() device: string,
  ): Promise<Authenticated> {
    return this.commands.execute(new LogInCommand(username, password, { address, device }));
  }
}
