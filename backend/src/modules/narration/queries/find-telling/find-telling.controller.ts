import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Telling } from '#contracts/session/leaf-views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { LeafParams } from '../../leaf.params.js';
import { FindTellingQuery } from './find-telling.query-handler.js';

@ApiTags('game')
@Controller('api/sessions/:sessionId/turns/:turn/telling')
export class FindTellingController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Param() { sessionId, turn }: LeafParams): Promise<Telling> {
    return this.queries.execute(new FindTellingQuery({ userId, sessionId, turn }));
  }
}
