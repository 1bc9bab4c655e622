import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type DiceView } from '#contracts/session/dice-view.js';
import { CURSOR_MAX_LENGTH } from '#backend/platform/http/cursor.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { sessionIdParam } from '../../session-id.param.js';
import { FindDiceQuery } from './find-dice.query-handler.js';

export class DicePageQuery {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  after?: string;
}

@ApiTags('game')
@Controller('api/sessions/:sessionId/dice')
export class FindDiceController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(
    @UserId() userId: string,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Query() { after }: DicePageQuery,
  ): Promise<DiceView> {
    return this.queries.execute(new FindDiceQuery(userId, sessionId, after));
  }
}
