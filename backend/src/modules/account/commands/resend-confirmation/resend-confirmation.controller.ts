import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { WordsAnswer } from '../../account.answers.js';
import { ResendConfirmationCommand } from './resend-confirmation.handler.js';

@ApiTags('auth')
@Controller('api/auth/resend-confirmation')
export class ResendConfirmationController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiAcceptedResponse({ type: WordsAnswer })
  @HttpCode(202)
  @RateLimited('resend-confirmation')
  async resend(@UserId() userId: string): Promise<WordsAnswer> {
    await this.commands.execute(new ResendConfirmationCommand(userId));
    return { message: 'Another link is on its way. Only the newest one works.' };
  }
}
