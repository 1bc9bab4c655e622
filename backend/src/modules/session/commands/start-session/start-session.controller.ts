import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type CharacterCreated } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { StartSessionBody } from './start-session.body.js';
import { StartSessionCommand } from './start-session.command.js';

@ApiTags('game')
@ApiBearerAuth()
@Controller('api/characters')
export class StartSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  start(@UserId() userId: string, @Body() body: StartSessionBody): Promise<CharacterCreated> {
    return this.commands.execute(new StartSessionCommand(userId, body));
  }
}
