import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type CharacterCreated } from '#contracts/session/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { StartSessionBody } from './start-session.body.js';
import { StartSessionCommand } from './start-session.handler.js';

const { CHARACTER_NOT_POSSIBLE, SHELF_IS_FULL } = SESSION_REJECTIONS;

@ApiTags('game')
@Controller('api/characters')
export class StartSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RateLimited('character')
  @Refuses({ CHARACTER_NOT_POSSIBLE, SHELF_IS_FULL })
  start(@CurrentPrincipal() principal: Principal, @Body() body: StartSessionBody): Promise<CharacterCreated> {
    return this.commands.execute(new StartSessionCommand(requestContext(principal), body));
  }
}
