import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type Authenticated } from '#contracts/account/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { AuthenticatedAnswer } from '../../account.answers.js';
import { DeviceName } from '../../devices/device-name.decorator.js';
import { OptionalBearer } from '#backend/platform/http/optional-bearer.decorator.js';
import { RegisterBody } from './register.body.js';
import { RegisterCommand } from './register.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/register')
export class RegisterController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiCreatedResponse({ type: AuthenticatedAnswer })
  @RateLimited('register')
  register(
    @Body() { username, password, email = '' }: RegisterBody,
    @OptionalBearer() bearer: string | null,
    @DeviceName() device: string,
  ): Promise<Authenticated> {
    return this.commands.execute(new RegisterCommand({ username, password, email }, bearer, device));
  }
}
