import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { type RewindAnswer, type RewindRequest } from '#contracts/session/views.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { sessionIdParam } from '../../session-id.param.js';
import { RewindSessionCommand } from './rewind-session.handler.js';

export class RewindBody implements RewindRequest {
  @ApiProperty({ minimum: 0 })
  @IsInt({ message: 'A turn is a whole number.' })
  @Min(0, { message: 'A turn is a whole number.' })
  toTurn!: number;
}

@ApiTags('game')
@Controller('api/sessions/:sessionId/rewind')
export class RewindSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimited('rewind')
  rewind(
    @CurrentPrincipal() principal: Principal,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Body() { toTurn }: RewindBody,
    @IdempotencyKey() key: string,
  ): Promise<RewindAnswer> {
    return this.commands.execute(new RewindSessionCommand(requestContext(principal), { sessionId, toTurn }, key));
  }
}
