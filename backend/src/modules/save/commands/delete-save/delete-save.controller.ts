import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { saveIdParam } from '../../save-id.param.js';
import { DeleteSaveCommand } from './delete-save.handler.js';

@ApiTags('saves')
@Controller('api/saves/:id')
export class DeleteSaveController {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(204)
  delete(@CurrentPrincipal() principal: Principal, @Param('id', saveIdParam()) saveId: string): Promise<void> {
    return this.commands.execute(new DeleteSaveCommand(requestContext(principal), saveId));
  }
}
