import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { addressHolder } from '../net/addresses.js';
import {
  type Limited,
  RATE_LIMITER,
  type RateLimits,
  type RateStanding,
  wordsOf,
} from '../rate-limits/rate-limits.port.js';
import { type AuthenticatedRequest, type Principal } from './principal.js';
import { RejectedError } from './rejected.error.js';
import { clientAddress } from './server/trusted-proxies.js';

export const LIMITED = 'limited';
/**
 * Limits a route: by user where the user is known, else by address. A route without it counts as a read of its user, or
 * as a change of its caller.
 */
export const RateLimited = (limited: Limited) => SetMetadata(LIMITED, limited);

type Asked = FastifyRequest & Partial<AuthenticatedRequest>;
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Of a route that names no limit. Null for what anybody may read: the client, its health, its description. */
export const limitedByMethod = (method: string, isSignedIn: boolean): Limited | null =>
  READS.includes(method) ? (isSignedIn ? 'read' : null) : 'write';

const limitedId = (principal: Principal): string => (principal.kind === 'api-key' ? principal.keyId : principal.userId);
const holderOf = (request: Asked): string =>
  request.principal ? limitedId(request.principal) : addressHolder(clientAddress(request));

/** Integrations pace themselves by these; `RateLimit-Reset` is in seconds from now. */
const tell = (reply: FastifyReply, { limit, remaining, resetS }: RateStanding): void => {
  void reply.header('RateLimit-Limit', String(limit));
  void reply.header('RateLimit-Remaining', String(remaining));
  void reply.header('RateLimit-Reset', String(resetS));
};

/** Too many requests: 429 with Retry-After (design section 8). It runs after the bearer guard. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(RATE_LIMITER) private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Asked>();
    const limited =
      this.reflector.getAllAndOverride<Limited | undefined>(LIMITED, [context.getHandler(), context.getClass()]) ??
      limitedByMethod(request.method, request.principal !== undefined);
    if (!limited) return true;
    const reply = http.getResponse<FastifyReply>();
    const isOfKey = request.principal?.kind === 'api-key';
    const seconds = await this.limits.take(limited, holderOf(request), (standing) => {
      if (isOfKey) tell(reply, standing);
    });
    if (seconds === null) return true;
    void reply.header('Retry-After', String(seconds));
    throw new RejectedError(429, 'TOO_MANY_REQUESTS', wordsOf(limited, seconds), { retryAfter: seconds });
  }
}
