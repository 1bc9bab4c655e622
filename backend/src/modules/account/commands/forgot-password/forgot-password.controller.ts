import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { WordsAnswer } from '../../account.answers.js';
import { ForgotPasswordBody } from './forgot-password.body.js';
import { ForgotPasswordCommand } from './forgot-password.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/forgot-password')
export class ForgotPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiAcceptedResponse({ type: WordsAnswer })
  @HttpCode(202)
  @RateLimited('forgot-password')
  async ask(@Body() { email }: ForgotPasswordBody): Promise<WordsAnswer> {
    await this.commands.execute(new ForgotPasswordCommand(email));
    return { message: 'If an account has confirmed that address, a link is on its way there. It works for an hour.' };
  }
}
