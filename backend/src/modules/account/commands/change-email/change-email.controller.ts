import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type MessageAnswer } from '#contracts/account/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { ChangeEmailBody } from './change-email.body.js';
import { ChangeEmailCommand } from './change-email.handler.js';

@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth/change-email')
export class ChangeEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(202)
  @RateLimited('password')
  async change(
    @CurrentPrincipal() principal: Principal,
    @Body() { email, password }: ChangeEmailBody,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new ChangeEmailCommand(requestContext(principal), email, password));
    return { message: 'A link is on its way to the new address. Until you follow it, the old one stays in force.' };
  }
}
