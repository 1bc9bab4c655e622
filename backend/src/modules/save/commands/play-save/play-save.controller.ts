import { Controller, Patch, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { saveIdParam } from '../../save-id.param.js';
import { PlaySaveCommand } from './play-save.handler.js';

@ApiTags('saves')
@Controller('api/saves/:id/played')
export class PlaySaveController {
  constructor(private readonly commands: CommandBus) {}

  @Patch()
  @HttpCode(204)
  play(@CurrentPrincipal() principal: Principal, @Param('id', saveIdParam()) saveId: string): Promise<void> {
    return this.commands.execute(new PlaySaveCommand(requestContext(principal), saveId));
  }
}
