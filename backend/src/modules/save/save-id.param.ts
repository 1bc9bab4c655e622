import { ParseUUIDPipe } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

/** A save's id in a path: a UUID. */
export const saveIdParam = () =>
  new ParseUUIDPipe({
    exceptionFactory: () => new RejectedError(400, 'INVALID_FIELD', 'That is not the id of anything.', { field: 'id' }),
  });
