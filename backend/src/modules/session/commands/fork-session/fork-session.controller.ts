import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CharacterCreated } from '#contracts/session/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { sessionIdParam } from '../../session-id.param.js';
import { ForkSessionBody } from './fork-session.body.js';
import { ForkSessionCommand } from './fork-session.handler.js';

@ApiTags('game')
@Controller('api/sessions/:sessionId/forks')
export class ForkSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RateLimited('character')
  fork(
    @CurrentPrincipal() principal: Principal,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Body() body: ForkSessionBody,
  ): Promise<CharacterCreated> {
    return this.commands.execute(new ForkSessionCommand(requestContext(principal), sessionId, body));
  }
}
