import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type RetellAnswer } from '#contracts/session/leaf-views.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { LeafParams } from '../../leaf.params.js';
import { RetellTurnCommand } from './retell-turn.handler.js';

@ApiTags('game')
@Controller('api/sessions/:sessionId/turns/:turn/retell')
export class RetellTurnController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(202)
  @RateLimited('retell')
  retell(
    @CurrentPrincipal() principal: Principal,
    @Param() { sessionId, turn }: LeafParams,
    @IdempotencyKey() key: string,
  ): Promise<RetellAnswer> {
    return this.commands.execute(new RetellTurnCommand(requestContext(principal), { sessionId, turn }, key));
  }
}
