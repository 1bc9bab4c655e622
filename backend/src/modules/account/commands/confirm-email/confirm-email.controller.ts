import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type ConfirmedEmail } from '#contracts/account/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { ConfirmEmailBody } from './confirm-email.body.js';
import { ConfirmEmailCommand } from './confirm-email.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/confirm-email')
export class ConfirmEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('mailed-link')
  confirm(@Body() { token }: ConfirmEmailBody): Promise<ConfirmedEmail> {
    return this.commands.execute(new ConfirmEmailCommand(token));
  }
}
