import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { RejectedError } from './rejected.error.js';

interface Fault {
  readonly field: string;
  readonly message: string;
}

const firstFault = (errors: readonly ValidationError[], prefix = ''): Fault | null => {
  const [error] = errors;
  if (!error) return null;
  const field = prefix + error.property;
  const [message] = Object.values(error.constraints ?? {});
  return message === undefined ? firstFault(error.children ?? [], `${field}.`) : { field, message };
};

/** Reads bodies into their DTO; an invalid body is 400 with the field's name (design section 8). */
export const bodyValidation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const { field, message } = firstFault(errors) ?? { field: 'body', message: 'That request can not be read.' };
      return new RejectedError(400, 'INVALID_FIELD', message, { field });
    },
  });
