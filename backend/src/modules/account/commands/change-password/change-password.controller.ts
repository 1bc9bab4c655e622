import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Authenticated } from '#contracts/account/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AuthenticatedAnswer } from '../../account.answers.js';
import { DeviceName } from '../../devices/device-name.decorator.js';
import { ChangePasswordBody } from './change-password.body.js';
import { ChangePasswordCommand } from './change-password.handler.js';

@ApiTags('auth')
@Controller('api/auth/change-password')
export class ChangePasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiOkResponse({ type: AuthenticatedAnswer })
  @HttpCode(200)
  @RateLimited('password')
  change(
    @CurrentPrincipal() principal: Principal,
    @Body() body: ChangePasswordBody,
    @DeviceName() device: string,
  ): Promise<Authenticated> {
    return this.commands.execute(new ChangePasswordCommand(requestContext(principal), body, device));
  }
}
