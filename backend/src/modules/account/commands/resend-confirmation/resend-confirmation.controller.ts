import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type MessageAnswer } from '#contracts/account/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { ResendConfirmationCommand } from './resend-confirmation.handler.js';

@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth/resend-confirmation')
export class ResendConfirmationController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(202)
  @RateLimited('resend-confirmation')
  async resend(@UserId() userId: string): Promise<MessageAnswer> {
    await this.commands.execute(new ResendConfirmationCommand(userId));
    return { message: 'Another link is on its way. Only the newest one works.' };
  }
}
