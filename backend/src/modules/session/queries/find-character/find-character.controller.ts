import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Character } from '#contracts/session/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { characterIdParam } from '../../session-id.param.js';
import { FindCharacterQuery } from './find-character.query-handler.js';

@ApiTags('game')
@Controller('api/characters/:characterId')
export class FindCharacterController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  find(@UserId() userId: string, @Param('characterId', characterIdParam()) characterId: string): Promise<Character> {
    return this.queries.execute(new FindCharacterQuery(userId, characterId));
  }
}
