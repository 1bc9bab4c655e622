import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type ActionRequest } from '#contracts/session/views.js';
import { WORLD_RADIUS } from '#game/model/world.js';
import { IsNotBlank, IsReadableText } from '#backend/platform/http/readable-text.js';
import { READING_MAX_LENGTH } from '../../reading/reading-seal.js';

export const ACTION_MAX_LENGTH = 1_000;
const CHOICE_ID_MAX_LENGTH = 200;

const onMap = `A hex lies within ${WORLD_RADIUS} of the middle of the map.`;

export class HexBody {
  @ApiProperty()
  @IsInt({ message: onMap })
  @Min(-WORLD_RADIUS, { message: onMap })
  @Max(WORLD_RADIUS, { message: onMap })
  q!: number;

  @ApiProperty()
  @IsInt({ message: onMap })
  @Min(-WORLD_RADIUS, { message: onMap })
  @Max(WORLD_RADIUS, { message: onMap })
  r!: number;
}

/** POST /api/actions: only `sessionId`, `action` and `isCustomAction` are required. */
export class TakeTurnBody implements ActionRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'A session has a UUID.' })
  sessionId!: string;

  @ApiProperty({ maxLength: ACTION_MAX_LENGTH })
  @IsReadableText({ message: 'Your action holds characters that can not be read.' })
  @MaxLength(ACTION_MAX_LENGTH, { message: `Say it in at most ${ACTION_MAX_LENGTH} characters.` })
  @IsNotBlank({ message: 'Say what you do.' })
  @IsString({ message: 'Say what you do.' })
  action!: string;

  @ApiProperty()
  @IsBoolean({ message: 'Say whether the words are your own: true or false.' })
  isCustomAction!: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString({ message: 'A choice is named by its id.' })
  @MaxLength(CHOICE_ID_MAX_LENGTH, { message: 'A choice is named by its id.' })
  choiceId?: string;

  @ApiPropertyOptional({ type: HexBody })
  @IsOptional()
  @IsObject({ message: onMap })
  @ValidateNested()
  @Type(() => HexBody)
  moveTo?: HexBody;

  @ApiPropertyOptional()
  @IsOptional()
  @IsInt({ message: 'A turn is a whole number.' })
  @Min(0, { message: 'A turn is a whole number.' })
  expectedTurn?: number;

  @ApiPropertyOptional({ maxLength: READING_MAX_LENGTH })
  @IsOptional()
  @IsString({ message: 'A reading is sent back as it came.' })
  @MaxLength(READING_MAX_LENGTH, { message: 'A reading is sent back as it came.' })
  reading?: string;
}
