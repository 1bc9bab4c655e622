import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { UserId } from '#backend/platform/http/current-user.js';
import { saveIdParam } from '../../save-id.param.js';
import { DeleteSaveCommand } from './delete-save.command.js';

@ApiTags('saves')
@ApiBearerAuth()
@Controller('api/saves/:id')
export class DeleteSaveController {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(204)
  delete(@UserId() userId: string, @Param('id', saveIdParam()) saveId: string): Promise<void> {
    return this.commands.execute(new DeleteSaveCommand(userId, saveId));
  }
}
