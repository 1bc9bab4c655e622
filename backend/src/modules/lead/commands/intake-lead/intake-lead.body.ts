import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { givenText } from '../lead-fields.js';
import { FORM_OF_SOURCE, givenSource, LONGEST_SOURCE } from '../lead-source.js';
import { LeadBody, LONGEST_NAME, Text } from '../lead.body.js';

const LONGEST_ID = 200;
const NAMES = 'A name is required: firstName (one word will do), lastName or name';
const ID = { message: `An id is text of at most ${LONGEST_ID} characters, or a whole number` };
const SOURCE = {
  message: `A source is text of at most ${LONGEST_SOURCE} characters, with a letter from a to z or a digit`,
};

/** POST /api/integrations/leads. */
export class IntakeLeadBody extends LeadBody {
  @ApiPropertyOptional({
    oneOf: [{ type: 'string', maxLength: LONGEST_ID }, { type: 'integer' }],
    description: "The sender's own id: sent again, it is the same lead.",
  })
  @IsOptional()
  @MaxLength(LONGEST_ID, ID)
  @IsString(ID)
  @Transform(givenText)
  readonly id?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME, description: 'This, lastName or name is required.' })
  @ValidateIf((body: IntakeLeadBody) => body.firstName !== undefined || (body.lastName ?? body.name) === undefined)
  @IsDefined({ message: NAMES })
  @Text(LONGEST_NAME, 'A first name')
  readonly firstName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, 'A last name')
  readonly lastName?: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_NAME,
    description: 'The whole name, where it comes in one piece: its first word is the first name.',
  })
  @IsOptional()
  @Text(LONGEST_NAME, 'A name')
  readonly name?: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_SOURCE,
    description: 'What is not a letter, digit, dot, hyphen or underscore becomes a hyphen.',
  })
  @IsOptional()
  @Matches(FORM_OF_SOURCE, SOURCE)
  @Transform(givenSource)
  readonly leadSource?: string;
}
