import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type ActionAnswer } from '#contracts/session/views.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { TakeTurnBody } from './take-turn.body.js';
import { TakeTurnCommand } from './take-turn.handler.js';

@ApiTags('game')
@Controller('api/actions')
export class TakeTurnController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('turn')
  take(
    @CurrentPrincipal() principal: Principal,
    @Body() body: TakeTurnBody,
    @IdempotencyKey() key: string,
  ): Promise<ActionAnswer> {
    return this.commands.execute(new TakeTurnCommand(requestContext(principal), withoutAbsent(body), key));
  }
}
