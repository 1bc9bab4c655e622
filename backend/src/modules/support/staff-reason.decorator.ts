import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { readReason } from './domain/reason.rules.js';

/**
 * The `X-Staff-Reason` header: why staff want to see personal text; percent-encoded UTF-8, since headers hold no other
 * letters. Null without one. @throws RejectedError 400 INVALID_FIELD for one that says nothing
 */
export const StaffReason = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-staff-reason'];
  if (header === undefined) return null;
  const reason = typeof header === 'string' ? readReason(decoded(header)) : null;
  if (reason !== null) return reason;
  throw noReason();
});

export const noReason = (): RejectedError => {
  const words = 'Give a reason in a few words: 8 letters or more, 300 characters at most.';
  return new RejectedError(400, 'INVALID_FIELD', words, { field: 'reason' });
};

const decoded = (header: string): string => {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
};
