import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { WordsAnswer } from '../../account.answers.js';
import { ResetPasswordBody } from './reset-password.body.js';
import { ResetPasswordCommand } from './reset-password.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/reset-password')
export class ResetPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiOkResponse({ type: WordsAnswer })
  @HttpCode(200)
  @RateLimited('mailed-link')
  async reset(@Body() { token, newPassword }: ResetPasswordBody): Promise<WordsAnswer> {
    await this.commands.execute(new ResetPasswordCommand(token, newPassword));
    return { message: 'Your password is changed. Log in with the new one.' };
  }
}
