import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { RejectedError } from './rejected.error.js';

const READABLE_KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` header; without one the server makes one (design section 6, step 1). */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && READABLE_KEY.test(key)) return key;
  throw new RejectedError(
    400,
    'INVALID_FIELD',
    'The Idempotency-Key has 1 to 200 printable characters without blanks.',
    { field: 'Idempotency-Key' },
  );
});
