import { type FastifyRequest } from 'fastify';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { bearerOf } from './bearer.guard.js';

const REALM = 'Bearer realm="steppes-and-seas"';

/**
 * What a refused caller learns of why, as `WWW-Authenticate` (RFC 6750, section 3): nothing more where it brought no
 * token. Null for what another token would not mend.
 */
export const challengeOf = (
  { code, details }: Pick<ErrorBody, 'code' | 'details'>,
  request: Pick<FastifyRequest, 'headers'>,
): string | null => {
  if (code === 'NOT_AUTHENTICATED') return bearerOf(request) === null ? REALM : `${REALM}, error="invalid_token"`;
  const scope = details?.['scope'];
  if (code !== 'SCOPE_MISSING' || typeof scope !== 'string') return null;
  return `${REALM}, error="insufficient_scope", scope="${scope}"`;
};
