import { ParseUUIDPipe } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

const malformed = (): RejectedError =>
  new RejectedError(400, 'INVALID_FIELD', 'That is not the id of anything.', { field: 'userId' });

/** A person's id in a path: a UUID. */
export const userIdParam = () => new ParseUUIDPipe({ exceptionFactory: malformed });
