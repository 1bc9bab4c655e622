import { registerDecorator, type ValidationOptions } from 'class-validator';

const UNREADABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Text without control characters (line breaks and tabs apart) and without broken surrogates. */
const isReadableText = (value: unknown): boolean => typeof value === 'string' && !UNREADABLE.test(value);

export const IsReadableText =
  (options: ValidationOptions): PropertyDecorator =>
  (target, property) => {
    registerDecorator({
      name: 'isReadableText',
      target: target.constructor,
      propertyName: String(property),
      options,
      validator: { validate: isReadableText },
    });
  };

/** Text that is not blank. */
export const IsNotBlank =
  (options: ValidationOptions): PropertyDecorator =>
  (target, property) => {
    registerDecorator({
      name: 'isNotBlank',
      target: target.constructor,
      propertyName: String(property),
      options,
      validator: { validate: (value: unknown) => typeof value === 'string' && value.trim().length > 0 },
    });
  };
