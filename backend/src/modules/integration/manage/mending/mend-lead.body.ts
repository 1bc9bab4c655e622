import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';
import { EmailAddress } from '#backend/platform/email/email-address.js';
import { IsReadableText } from '#backend/platform/http/readable-text.js';
import { isPlausiblePhone } from '#backend/platform/phone/phone-number.js';

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
const NAME = { message: `A name has at most ${LONGEST_NAME} characters.` };
const PHONE = { message: 'That is no phone number: write its digits, with + and the country first if it is abroad.' };
const isPhone = (text: unknown): boolean => text === '' || (typeof text === 'string' && isPlausiblePhone(text));

/** A field that is left out stays as it is. */
const IfGiven = (): PropertyDecorator => (target, key) =>
  ValidateIf((body: Readonly<Record<string | symbol, unknown>>) => body[key] !== undefined)(target, key);
/** Null takes a value away, as '' does. */
const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { readonly value: unknown }) => (typeof value === 'string' ? value.trim() : (value ?? '')));
const CLEARED = "'' or null takes it away, also from a contact of ours.";

/** PATCH /api/integrations/manage/leads/{leadId}. A lead keeps an address. */
@NoOtherFields()
export class MendLeadBody {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME, description: CLEARED })
  @IfGiven()
  @IsReadableText(NAME)
  @MaxLength(LONGEST_NAME, NAME)
  @IsString(NAME)
  @Trimmed()
  readonly firstName?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME, description: CLEARED })
  @IfGiven()
  @IsReadableText(NAME)
  @MaxLength(LONGEST_NAME, NAME)
  @IsString(NAME)
  @Trimmed()
  readonly lastName?: string;

  @ApiPropertyOptional({ format: 'email' })
  @IfGiven()
  @EmailAddress('That is no e-mail address.')
  readonly email?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_PHONE, description: CLEARED })
  @IfGiven()
  @ValidateBy({ name: 'isPhone', validator: { validate: isPhone, defaultMessage: () => PHONE.message } })
  @MaxLength(LONGEST_PHONE, PHONE)
  @IsString(PHONE)
  @Trimmed()
  readonly phone?: string;
}
