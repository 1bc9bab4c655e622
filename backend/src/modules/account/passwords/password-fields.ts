import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, registerDecorator, type ValidationArguments } from 'class-validator';

const isNewPassword = (value: unknown, args?: ValidationArguments): boolean => {
  const body: { readonly newPassword?: unknown } = args?.object ?? {};
  return value === body.newPassword;
};

const EqualsNewPassword = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'equalsNewPassword',
    target: target.constructor,
    propertyName: String(propertyName),
    options: { message: "Passwords don't match" },
    validator: { validate: isNewPassword },
  });

const MISSING = { message: 'Password confirmation is required' };

/** The field that repeats `newPassword`. */
export const RepeatsPassword = (): PropertyDecorator =>
  applyDecorators(ApiProperty(), IsString(MISSING), IsNotEmpty(MISSING), EqualsNewPassword());
