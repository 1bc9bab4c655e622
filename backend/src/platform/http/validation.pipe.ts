import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
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

/**
 * A DTO of a busy route can tell at a glance that a body has nothing wrong: `isPlain` is true only where all its rules
 * hold and there is no other field. Then the body is taken as it is.
 */
interface PlainlyRead {
  isPlain(body: unknown): boolean;
}
const isPlainlyRead = (type: unknown): type is PlainlyRead => typeof type === 'function' && 'isPlain' in type;

class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isPlainlyRead(metadata.metatype) && metadata.metatype.isPlain(value)) return value;
    return super.transform(value, metadata);
  }
}

/** Reads bodies into their DTO; an invalid body is 400 with the field's name (design section 8). */
export const bodyValidation = (): ValidationPipe =>
  new BodyValidation({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const { field, message } = firstFault(errors) ?? { field: 'body', message: 'That request can not be read.' };
      return new RejectedError(400, 'INVALID_FIELD', message, { field });
    },
  });
