import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { LogOutBody } from './log-out.body.js';
import { LogOutCommand } from './log-out.handler.js';

@ApiTags('auth')
@Controller('api/auth/logout')
export class LogOutController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  logOut(@CurrentPrincipal() person: PersonPrincipal, @Body() body?: LogOutBody): Promise<void> {
    return this.commands.execute(new LogOutCommand(person, body?.everywhere ?? false));
  }
}
