import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type ActionAnswer } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { TakeTurnBody } from './take-turn.body.js';
import { TakeTurnCommand } from './take-turn.command.js';

@ApiTags('game')
@ApiBearerAuth()
@Controller('api/actions')
export class TakeTurnController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('turn')
  take(@UserId() userId: string, @Body() body: TakeTurnBody, @IdempotencyKey() key: string): Promise<ActionAnswer> {
    return this.commands.execute(new TakeTurnCommand(userId, withoutAbsent(body), key));
  }
}
