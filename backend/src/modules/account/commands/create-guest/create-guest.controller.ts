import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type Authenticated } from '#contracts/account/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { AuthenticatedAnswer } from '../../account.answers.js';
import { DeviceName } from '../../devices/device-name.decorator.js';
import { CreateGuestCommand } from './create-guest.handler.js';

@ApiTags('auth')
@Public()
@Controller('api/auth/guest')
export class CreateGuestController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiCreatedResponse({ type: AuthenticatedAnswer })
  @RateLimited('guest')
  create(@DeviceName() device: string): Promise<Authenticated> {
    return this.commands.execute(new CreateGuestCommand(device));
  }
}
