import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Matches, Min, ValidateIf } from 'class-validator';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { isBlank, LeadBody, LONGEST_NAME, Text } from '../lead.body.js';

const NAMES = 'Either username or both firstName and lastName are required';
const NAMED = /\S/;

/** POST /api/ghl/lead-capture (specification sections 5 and 7). */
export class CaptureLeadBody extends LeadBody {
  /** Declared here again: of several faults the first one is told, and an address comes before the names. */
  @EmailAddress('Valid email is required')
  override readonly email: string = '';

  @ApiPropertyOptional({ maxLength: LONGEST_NAME, description: 'Where no names are given.' })
  @ValidateIf((body: CaptureLeadBody) => isBlank(body.firstName) || isBlank(body.lastName))
  @Matches(NAMED, { message: NAMES })
  @Text(LONGEST_NAME, NAMES)
  readonly username?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, `A first name has at most ${LONGEST_NAME} characters`)
  readonly firstName?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @Text(LONGEST_NAME, `A last name has at most ${LONGEST_NAME} characters`)
  readonly lastName?: string;

  @ApiPropertyOptional({ description: 'Accepted, and grants nothing.' })
  @IsOptional()
  @Min(0, { message: 'Action tokens are a whole number' })
  @IsInt({ message: 'Action tokens are a whole number' })
  readonly actionTokens?: number;
}
