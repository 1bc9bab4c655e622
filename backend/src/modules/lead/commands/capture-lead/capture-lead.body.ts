import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsInt, IsOptional, Matches, Min, ValidateIf } from 'class-validator';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { given } from '../lead-fields.js';
import { FORM_OF_SOURCE, LONGEST_SOURCE } from '../lead-source.js';
import { LeadBody, LONGEST_NAME, Text } from '../lead.body.js';

const NAMES = 'Either username or both firstName and lastName are required';
const SOURCE = { message: `A source is letters, digits, dots, hyphens and underscores, at most ${LONGEST_SOURCE}` };

/** POST /api/ghl/lead-capture (specification sections 5 and 7). */
export class CaptureLeadBody extends LeadBody {
  /** Declared here again: of several faults the first one is told, and an address comes before the names. */
  @EmailAddress('Valid email is required')
  override readonly email: string = '';

  @ApiPropertyOptional({ maxLength: LONGEST_NAME, description: 'This, or both firstName and lastName, are required.' })
  @ValidateIf(({ firstName, lastName }: CaptureLeadBody) => firstName === undefined || lastName === undefined)
  @IsDefined({ message: NAMES })
  @Text(LONGEST_NAME, 'A username')
  readonly username?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, 'A first name')
  readonly firstName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, 'A last name')
  readonly lastName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_SOURCE, description: 'Letters, digits, dots, hyphens and underscores.' })
  @IsOptional()
  @Matches(FORM_OF_SOURCE, SOURCE)
  @Transform(given)
  readonly leadSource?: string;

  @ApiPropertyOptional({ description: 'Accepted, and grants nothing.' })
  @IsOptional()
  @Min(0, { message: 'Action tokens are a whole number' })
  @IsInt({ message: 'Action tokens are a whole number' })
  @Transform(given)
  readonly actionTokens?: number;
}
