import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  LEAST_NAME,
  MOST_NAME,
  NAME_FORM,
  NAME_OF_OTHER_SIGNS,
  NAME_TOO_LONG,
  NAME_TOO_SHORT,
} from '../domain/username.rules.js';

const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 128;
/** Longer than any name, address or password that was accepted. */
const MOST_TYPED = 300;

const TOO_SHORT_A_NAME = { message: NAME_TOO_SHORT };
const TOO_SHORT_A_PASSWORD = { message: 'Password must be at least 8 characters' };

/** Reading B of the specification, section 5. */
export const NewUsername = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: LEAST_NAME, maxLength: MOST_NAME, pattern: NAME_FORM.source }),
    Matches(NAME_FORM, { message: NAME_OF_OTHER_SIGNS }),
    MaxLength(MOST_NAME, { message: NAME_TOO_LONG }),
    MinLength(LEAST_NAME, TOO_SHORT_A_NAME),
    IsString(TOO_SHORT_A_NAME),
  );

/** Reading B of the specification, section 5. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: LEAST_PASSWORD, maxLength: MOST_PASSWORD }),
    Matches(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, {
      message: 'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    }),
    MaxLength(MOST_PASSWORD, { message: 'Password must not exceed 128 characters' }),
    MinLength(LEAST_PASSWORD, TOO_SHORT_A_PASSWORD),
    IsString(TOO_SHORT_A_PASSWORD),
  );

/** A typed value that is only compared: it is required, and no other rule applies. */
export const Typed = (message: string): PropertyDecorator =>
  applyDecorators(ApiProperty(), MaxLength(MOST_TYPED, { message }), MinLength(1, { message }), IsString({ message }));
