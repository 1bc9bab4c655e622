import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, Validate, ValidateBy } from 'class-validator';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { isPlausiblePhone } from '#backend/platform/phone/phone-number.js';
import { type FieldRecord, FieldsRule, given, givenList, givenText, MOST_FIELDS } from './lead-fields.js';

export const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
const LONGEST_INTEREST = 100;
const MOST_INTERESTS = 20;

/** Text without blanks around it; undefined where it is empty. @param what begins the sentence of a refusal: 'A name' */
export const Text =
  (longest: number, what: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [
      IsString({ message: `${what} is text` }),
      MaxLength(longest, { message: `${what} has at most ${longest} characters` }),
      Transform(given),
    ])
      decorate(target, key);
  };

const NO_PHONE = 'That is no phone number: write its digits, with + and the country first if it is abroad';
const isPhone = (text: unknown): boolean => typeof text === 'string' && isPlausiblePhone(text);
const TEXT_OR_NUMBER = [{ type: 'string', maxLength: LONGEST_PHONE }, { type: 'integer' }];
const TEXT_OR_LIST = [
  { type: 'string' },
  { type: 'array', items: { type: 'string', maxLength: LONGEST_INTEREST }, maxItems: MOST_INTERESTS },
];

/** What every way of handing over a lead has in common. */
export class LeadBody {
  @EmailAddress('Valid email is required')
  readonly email!: string;

  @ApiPropertyOptional({ oneOf: TEXT_OR_NUMBER, description: 'As text or as a number; E.164 is understood best.' })
  @IsOptional()
  @ValidateBy({ name: 'isPhone', validator: { validate: isPhone, defaultMessage: () => NO_PHONE } })
  @MaxLength(LONGEST_PHONE, { message: `A phone number has at most ${LONGEST_PHONE} characters` })
  @IsString({ message: NO_PHONE })
  @Transform(givenText)
  readonly phone?: string;

  @ApiPropertyOptional({ oneOf: TEXT_OR_LIST, description: 'A list, or text with commas.' })
  @IsOptional()
  @MaxLength(LONGEST_INTEREST, { each: true, message: `An interest has at most ${LONGEST_INTEREST} characters` })
  @IsString({ each: true, message: 'Each interest is text' })
  @ArrayMaxSize(MOST_INTERESTS, { message: `At most ${MOST_INTERESTS} interests are taken at once` })
  @IsArray({ message: 'Interests are a list, or text with commas' })
  @Transform(givenList)
  readonly interests?: readonly string[];

  @ApiProperty({ required: false, type: Object, maxProperties: MOST_FIELDS })
  @IsOptional()
  @Validate(FieldsRule)
  @Transform(given)
  readonly customFields?: FieldRecord;
}
