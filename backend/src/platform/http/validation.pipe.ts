import {
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { RejectedError } from './rejected.error.js';

interface Fault {
  readonly field: string;
  readonly message: string;
}

const NO_OTHER_FIELDS = Symbol('NoOtherFields');
/** A body in which an unknown field is refused: passed over, a misspelt one would leave what it names as if absent. */
export const NoOtherFields = (): ClassDecorator => (target) => Reflect.defineMetadata(NO_OTHER_FIELDS, true, target);
const isStrict = (body: Type | undefined): boolean =>
  body !== undefined && Reflect.getMetadata(NO_OTHER_FIELDS, body) === true;

/** As class-validator names the fault of a field that no decorator knows. */
const UNKNOWN = 'whitelistValidation';

const firstFault = (errors: readonly ValidationError[], prefix = ''): Fault | null => {
  const [error] = errors;
  if (!error) return null;
  const [field, faults] = [prefix + error.property, error.constraints ?? {}];
  if (UNKNOWN in faults) return { field, message: `This call has no field ${field}.` };
  const [message] = Object.values(faults);
  return message === undefined ? firstFault(error.children ?? [], `${field}.`) : { field, message };
};

/** A list, a text or a number has no fields: to say that one of them is missing would lead astray. */
class BodyValidation extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isOfFields = value === null || value === undefined || (typeof value === 'object' && !Array.isArray(value));
    if (metadata.type === 'body' && this.toValidate(metadata) && !isOfFields)
      throw new RejectedError(400, 'INVALID_FIELD', 'The body is a JSON object, in braces.', { field: 'body' });
    return super.transform(value, metadata);
  }
}

const validation = (forbidNonWhitelisted: boolean): ValidationPipe =>
  new BodyValidation({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const { field, message } = firstFault(errors) ?? { field: 'body', message: 'That request can not be read.' };
      return new RejectedError(400, 'INVALID_FIELD', message, { field });
    },
  });

/** Reads bodies into their DTO; an invalid body is 400 with the field's name (design section 8). */
export const bodyValidation = (): PipeTransform<unknown, Promise<unknown>> => {
  const [usual, strict] = [validation(false), validation(true)];
  return {
    transform: (value, metadata) => (isStrict(metadata.metatype) ? strict : usual).transform(value, metadata),
  };
};
