import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, Matches, MaxLength, Min, Validate, ValidateIf } from 'class-validator';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { type FieldRecord, FieldsRule, listed, MOST_FIELDS, trimmed } from '../lead-fields.js';

const NAMES = 'Either username or both firstName and lastName are required';
const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
const LONGEST_INTEREST = 100;
const MOST_INTERESTS = 20;

const Text =
  (longest: number, message: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [IsString({ message }), MaxLength(longest, { message }), Transform(trimmed)])
      decorate(target, key);
  };
const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';
const NAMED = /\S/;

/** POST /api/ghl/lead-capture (specification sections 5 and 7). */
export class CaptureLeadBody {
  @EmailAddress('Valid email is required')
  readonly email!: string;

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

  @ApiPropertyOptional({ maxLength: LONGEST_PHONE })
  @IsOptional()
  @Text(LONGEST_PHONE, `A phone number has at most ${LONGEST_PHONE} characters`)
  readonly phone?: string;

  @ApiPropertyOptional({ type: [String], description: 'A list, or text with commas.' })
  @IsOptional()
  @MaxLength(LONGEST_INTEREST, { each: true, message: `An interest has at most ${LONGEST_INTEREST} characters` })
  @IsArray({ message: 'Interests are a list' })
  @Transform(({ value }: { readonly value: unknown }) => listed(value, MOST_INTERESTS))
  readonly interests?: readonly string[];

  @ApiPropertyOptional({ default: 'website' })
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'A source is letters, digits, hyphens and underscores, at most 64' })
  readonly leadSource?: string;

  @ApiPropertyOptional({ description: 'Accepted, and grants nothing.' })
  @IsOptional()
  @Min(0, { message: 'Action tokens are a whole number' })
  @IsInt({ message: 'Action tokens are a whole number' })
  readonly actionTokens?: number;

  @ApiProperty({
    required: false,
    type: Object,
    maxProperties: MOST_FIELDS,
  })
  @IsOptional()
  @Validate(FieldsRule)
  readonly customFields?: FieldRecord;
}
