import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';

const LONGEST_URL = 2_000;
const LONGEST_TYPE = 100;
const MOST_TYPES = 200;
const LISTED = 'types are types of the feed, or areas such as session.*';

/** POST /api/integrations/manage/endpoints. */
@NoOtherFields()
export class EndpointBody {
  @ApiProperty({ maxLength: LONGEST_URL, example: 'https://crm.example.com/hook' })
  @MaxLength(LONGEST_URL, { message: `An address has at most ${LONGEST_URL} characters.` })
  @IsString({ message: 'url is the address that events are sent to.' })
  readonly url!: string;

  @ApiPropertyOptional({ type: [String], description: 'Types of the feed, or areas as session.*. Absent: all.' })
  @IsOptional()
  @IsArray({ message: `${LISTED}.` })
  @ArrayMaxSize(MOST_TYPES, { message: `${LISTED}: at most ${MOST_TYPES}.` })
  @IsString({ each: true, message: `${LISTED}.` })
  @MaxLength(LONGEST_TYPE, { each: true, message: `${LISTED}.` })
  readonly types?: readonly string[];

  @ApiPropertyOptional({ description: 'It gets only what is triggered by hand.' })
  @IsOptional()
  @IsBoolean({ message: 'test is true or false.' })
  readonly test?: boolean;
}

/** POST /api/integrations/manage/endpoints/{id}/trigger. */
@NoOtherFields()
export class TriggerBody {
  @ApiProperty({ maxLength: LONGEST_TYPE, example: 'steppes-and-seas.session.ended' })
  @IsString({ message: 'type is a type of the feed.' })
  @MaxLength(LONGEST_TYPE, { message: 'type is a type of the feed.' })
  readonly type!: string;
}
