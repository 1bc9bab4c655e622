import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { domainToASCII } from 'node:url';

/** Longer ones can't be sent to (RFC 5321). */
const LONGEST = 254;
/** One at-sign; no blanks, quotes, lists or invisible characters; a domain with a dot, or localhost. */
const FORM =
  /^[^\s@"'<>(),:;\\[\]\p{C}]{1,64}@(?:localhost|[^\s@"'<>(),:;\\[\]\p{C}]+\.[^\s@"'<>(),:;\\[\]\p{C}]{2,})$/u;

/** The one spelling of an address: trimmed, NFC, in lower case, its domain in ASCII. */
export const normalEmail = (text: string): string => {
  const trimmed = text.trim().normalize('NFC').toLowerCase();
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
};

/** Whether this is an address in its normal form. */
export const isEmailAddress = (normal: string): boolean => normal.length <= LONGEST && FORM.test(normal);

const normalised = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' && value.length <= LONGEST ? normalEmail(value) : value;

/** A field of a body with an e-mail address; it is read in its normal form (specification section 5). */
export const EmailAddress =
  (message = 'Invalid email format'): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [
      ApiProperty({ format: 'email' }),
      Matches(FORM, { message }),
      MaxLength(LONGEST, { message }),
      IsString({ message }),
      Transform(normalised),
    ])
      decorate(target, key);
  };
