import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type HeroShownAs, type ShareRequest, type ShareView } from '#contracts/share/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { FindShareQuery } from '../../queries/find-share/find-share.query-handler.js';
import { sessionIdParam } from '../../session-id.param.js';
import { ShareSagaCommand } from './share-saga.handler.js';

const SHOWN_AS: readonly HeroShownAs[] = ['name', 'profession'];

export class ShareSagaBody implements ShareRequest {
  @ApiProperty({ enum: SHOWN_AS })
  @IsIn([...SHOWN_AS], { message: `Choose one of ${SHOWN_AS.join(', ')}.` })
  heroShownAs!: HeroShownAs;
}

@ApiTags('game')
@Controller('api/sessions/:sessionId/share')
export class ShareSagaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  find(@UserId() userId: string, @Param('sessionId', sessionIdParam()) sessionId: string): Promise<ShareView> {
    return this.queries.execute(new FindShareQuery(userId, sessionId));
  }

  @Put()
  share(
    @CurrentPrincipal() principal: Principal,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Body() request: ShareSagaBody,
    @IdempotencyKey() idempotencyKey: string,
  ): Promise<ShareView> {
    const asked = { request, idempotencyKey };
    return this.commands.execute(new ShareSagaCommand(requestContext(principal), sessionId, asked));
  }

  @Delete()
  @HttpCode(200)
  revoke(
    @CurrentPrincipal() principal: Principal,
    @Param('sessionId', sessionIdParam()) sessionId: string,
  ): Promise<ShareView> {
    return this.commands.execute(new ShareSagaCommand(requestContext(principal), sessionId, null));
  }
}
