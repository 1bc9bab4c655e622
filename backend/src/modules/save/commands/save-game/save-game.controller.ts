import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { type Save, type SaveRequest } from '#contracts/save/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { IdempotencyKey } from '#backend/platform/http/idempotency-key.js';
import { IsNotBlank, IsReadableText } from '#backend/platform/http/readable-text.js';
import { SaveGameCommand } from './save-game.handler.js';

const NAME_MAX_LENGTH = 120;

export class SaveGameBody implements SaveRequest {
  @ApiProperty({ format: 'uuid' }) @IsUUID('all', { message: 'A session has a UUID.' }) sessionId!: string;
  @ApiProperty({ format: 'uuid' }) @IsUUID('all', { message: 'A character has a UUID.' }) characterId!: string;

  @ApiProperty({ maxLength: NAME_MAX_LENGTH })
  @IsReadableText({ message: 'That name holds characters that can not be read.' })
  @MaxLength(NAME_MAX_LENGTH, { message: `A save's name has at most ${NAME_MAX_LENGTH} characters.` })
  @IsNotBlank({ message: 'Give the save a name.' })
  @IsString({ message: 'Give the save a name.' })
  saveName!: string;
}

@ApiTags('saves')
@Controller('api/saves/manual')
export class SaveGameController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RateLimited('save')
  save(
    @CurrentPrincipal() principal: Principal,
    @Body() body: SaveGameBody,
    @IdempotencyKey() key: string,
  ): Promise<Save> {
    return this.commands.execute(new SaveGameCommand(requestContext(principal), body, key));
  }
}
