import { Controller, Patch, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { UserId } from '#backend/platform/http/current-user.js';
import { saveIdParam } from '../../save-id.param.js';
import { PlaySaveCommand } from './play-save.command.js';

@ApiTags('saves')
@ApiBearerAuth()
@Controller('api/saves/:id/played')
export class PlaySaveController {
  constructor(private readonly commands: CommandBus) {}

  @Patch()
  @HttpCode(204)
  play(@UserId() userId: string, @Param('id', saveIdParam()) saveId: string): Promise<void> {
    return this.commands.execute(new PlaySaveCommand(userId, saveId));
  }
}
