import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type ActionAnswer } from '#contracts/session/views.js';
import { WALLET_REJECTIONS } from '#contracts/wallet/rejections.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { TakeTurnBody } from './take-turn.body.js';
import { TakeTurnCommand } from './take-turn.handler.js';

const {
  SESSION_NOT_FOUND,
  SESSION_IS_OVER,
  CHARACTER_HAS_FALLEN,
  TURN_IN_PROGRESS,
  TURN_WAS_ABANDONED,
  STALE_TURN,
  IDEMPOTENCY_KEY_REUSED,
  CHOICE_NOT_OFFERED,
  ATTEMPT_NOT_POSSIBLE,
  ITEM_MISSING,
  NOT_ENOUGH_COINS,
  HEX_NOT_REACHABLE,
} = SESSION_REJECTIONS;
const AS_THINGS_STAND = { SESSION_NOT_FOUND, SESSION_IS_OVER, CHARACTER_HAS_FALLEN, TURN_IN_PROGRESS };
const OF_THE_CALL = { TURN_WAS_ABANDONED, STALE_TURN, IDEMPOTENCY_KEY_REUSED };
const OF_THE_DEED = { CHOICE_NOT_OFFERED, ATTEMPT_NOT_POSSIBLE, ITEM_MISSING, NOT_ENOUGH_COINS, HEX_NOT_REACHABLE };
const { NO_TOKENS } = WALLET_REJECTIONS;

@ApiTags('game')
@Controller('api/actions')
export class TakeTurnController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('turn')
  @Refuses(AS_THINGS_STAND, OF_THE_CALL, OF_THE_DEED, { NO_TOKENS })
  take(
    @CurrentPrincipal() principal: Principal,
    @Body() body: TakeTurnBody,
    @IdempotencyKey() key: string,
  ): Promise<ActionAnswer> {
    return this.commands.execute(new TakeTurnCommand(requestContext(principal), withoutAbsent(body), key));
  }
}
