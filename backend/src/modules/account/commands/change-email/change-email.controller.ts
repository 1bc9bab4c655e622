import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { WordsAnswer } from '../../account.answers.js';
import { ChangeEmailBody } from './change-email.body.js';
import { ChangeEmailCommand } from './change-email.handler.js';

@ApiTags('auth')
@Controller('api/auth/change-email')
export class ChangeEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiAcceptedResponse({ type: WordsAnswer })
  @HttpCode(202)
  @RateLimited('password')
  async change(
    @CurrentPrincipal() principal: Principal,
    @Body() { email, password }: ChangeEmailBody,
  ): Promise<WordsAnswer> {
    await this.commands.execute(new ChangeEmailCommand(requestContext(principal), email, password));
    return { message: 'A link is on its way to the new address. Until you follow it, the old one stays in force.' };
  }
}
