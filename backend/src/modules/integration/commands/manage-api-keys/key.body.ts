import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';
import { KEY_SCOPES } from '#contracts/integration/scopes.js';

const LONGEST_NAME = 100;
const LISTED = `scopes are some of ${KEY_SCOPES.join(', ')}.`;

/** POST /api/integrations/manage/keys. */
@NoOtherFields()
export class KeyBody {
  @ApiProperty({ maxLength: LONGEST_NAME, example: 'Reporting' })
  @IsString({ message: `A name has 1 to ${LONGEST_NAME} characters.` })
  @MaxLength(LONGEST_NAME, { message: `A name has 1 to ${LONGEST_NAME} characters.` })
  readonly name!: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true })
  @IsArray({ message: LISTED })
  @ArrayMaxSize(KEY_SCOPES.length, { message: LISTED })
  @IsString({ each: true, message: LISTED })
  readonly scopes!: readonly string[];

  @ApiPropertyOptional({ description: 'It reads samples, and changes nothing.' })
  @IsOptional()
  @IsBoolean({ message: 'test is true or false.' })
  readonly test?: boolean;
}
