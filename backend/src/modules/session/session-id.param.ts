import { ParseUUIDPipe } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

const malformed = (field: string) => () =>
  new RejectedError(400, 'INVALID_FIELD', 'That is not the id of anything.', { field });

/** A session's id in a path: a UUID. */
export const sessionIdParam = () => new ParseUUIDPipe({ exceptionFactory: malformed('sessionId') });
/** A character's id in a path: a UUID. */
export const characterIdParam = () => new ParseUUIDPipe({ exceptionFactory: malformed('characterId') });
