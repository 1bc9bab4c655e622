import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { isBlank, LeadBody, LONGEST_NAME, Text } from '../lead.body.js';

const LONGEST_ID = 200;
const NAMES = 'A name is required: firstName (one word will do), lastName or name';
const NAMED = /\S/;

/** POST /api/integrations/leads. */
export class IntakeLeadBody extends LeadBody {
  @ApiPropertyOptional({ maxLength: LONGEST_ID, description: "The sender's own id: sent again, it is the same lead." })
  @IsOptional()
  @Text(LONGEST_ID, `An id is text of at most ${LONGEST_ID} characters`)
  readonly id?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @ValidateIf((body: IntakeLeadBody) => body.firstName !== undefined || (isBlank(body.lastName) && isBlank(body.name)))
  @Matches(NAMED, { message: NAMES })
  @Text(LONGEST_NAME, NAMES)
  readonly firstName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, `A last name has at most ${LONGEST_NAME} characters`)
  readonly lastName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME, description: 'The whole name, where it comes in one piece.' })
  @IsOptional()
  @Text(LONGEST_NAME, `A name has at most ${LONGEST_NAME} characters`)
  readonly name?: string;
}
