import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsOptional, IsString, Matches, MaxLength, Validate, ValidateBy } from 'class-validator';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { isPlausiblePhone } from '#backend/platform/phone/phone-number.js';
import { type FieldRecord, FieldsRule, listed, MOST_FIELDS, trimmed } from './lead-fields.js';

export const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
const LONGEST_INTEREST = 100;
const MOST_INTERESTS = 20;

/** Text without blanks around it. */
export const Text =
  (longest: number, message: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [IsString({ message }), MaxLength(longest, { message }), Transform(trimmed)])
      decorate(target, key);
  };
export const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

const NO_PHONE = 'That is no phone number: write its digits, with + and the country first if it is abroad';
const isBlankOrPhone = (text: unknown): boolean =>
  isBlank(text) || (typeof text === 'string' && isPlausiblePhone(text));
/** Spreadsheets and forms hand numbers over as numbers. */
const asText = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : trimmed({ value });

/** What every way of handing over a lead has in common. */
export class LeadBody {
  @EmailAddress('Valid email is required')
  readonly email!: string;

  @ApiPropertyOptional({ maxLength: LONGEST_PHONE, description: 'As text or as a number; E.164 is understood best.' })
  @IsOptional()
  @ValidateBy({ name: 'isPhone', validator: { validate: isBlankOrPhone, defaultMessage: () => NO_PHONE } })
  @MaxLength(LONGEST_PHONE, { message: `A phone number has at most ${LONGEST_PHONE} characters` })
  @IsString({ message: NO_PHONE })
  @Transform(asText)
  readonly phone?: string;

  @ApiPropertyOptional({ type: [String], description: 'A list, or text with commas.' })
  @IsOptional()
  @MaxLength(LONGEST_INTEREST, { each: true, message: `An interest has at most ${LONGEST_INTEREST} characters` })
  @IsArray({ message: 'Interests are a list' })
  @Transform(({ value }: { readonly value: unknown }) => listed(value, MOST_INTERESTS))
  readonly interests?: readonly string[];

  @ApiPropertyOptional({ description: 'Letters, digits, dots, hyphens and underscores.' })
  @IsOptional()
  @Matches(/^[A-Za-z0-9._-]{1,64}$/, {
    message: 'A source is letters, digits, dots, hyphens and underscores, at most 64',
  })
  readonly leadSource?: string;

  @ApiProperty({ required: false, type: Object, maxProperties: MOST_FIELDS })
  @IsOptional()
  @Validate(FieldsRule)
  readonly customFields?: FieldRecord;
}
