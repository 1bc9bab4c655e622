import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, Validate } from 'class-validator';
import { type FieldRecord, FieldsRule, MOST_FIELDS } from '../lead-fields.js';

const LONGEST_ACTION = 64;
const LONGEST_ID = 64;
const isId = { message: 'That is no id' };

const asRecord = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' ? { details: value } : value;

/** POST /api/ghl/track-engagement (specification section 7). */
export class TrackEngagementBody {
  @ApiProperty({ maxLength: LONGEST_ACTION })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 _.:-]{0,63}$/, {
    message: `An action is a name of at most ${LONGEST_ACTION} letters, digits, blanks and _ . : -`,
  })
  readonly action!: string;

  @ApiProperty({
    required: false,
    description: 'A record, or text.',
    type: Object,
    maxProperties: MOST_FIELDS,
  })
  @IsOptional()
  @Validate(FieldsRule)
  @Transform(asRecord)
  readonly details?: FieldRecord;

  @ApiPropertyOptional({ maxLength: LONGEST_ID })
  @IsOptional()
  @MaxLength(LONGEST_ID, isId)
  @IsString(isId)
  readonly leadId?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_ID, description: "The caller's own, with their token." })
  @IsOptional()
  @MaxLength(LONGEST_ID, isId)
  @IsString(isId)
  readonly userId?: string;
}
