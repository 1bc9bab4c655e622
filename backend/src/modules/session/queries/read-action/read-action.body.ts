import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { type ReadingRequest } from '#contracts/session/views.js';
import { IsNotBlank, IsReadableText } from '#backend/platform/http/readable-text.js';
import { ACTION_MAX_LENGTH } from '../../commands/take-turn/take-turn.body.js';

/** POST /api/actions/reading. */
export class ReadActionBody implements ReadingRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'A session has a UUID.' })
  sessionId!: string;

  @ApiProperty({ maxLength: ACTION_MAX_LENGTH })
  @IsReadableText({ message: 'Your action holds characters that can not be read.' })
  @MaxLength(ACTION_MAX_LENGTH, { message: `Say it in at most ${ACTION_MAX_LENGTH} characters.` })
  @IsNotBlank({ message: 'Say what you do.' })
  @IsString({ message: 'Say what you do.' })
  action!: string;
}
