import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { AUTHENTICATOR, type Authenticator } from './authenticator.port.js';
import { IS_PUBLIC } from './current-user.js';
import { type AuthenticatedRequest, type Principal } from './principal.js';
import { RejectedError } from './rejected.error.js';

const BEARER = /^Bearer (\S+)$/i;

/** The request's bearer token, unchecked; null without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** Admits a request with a valid bearer token, and notes its principal (specification section 6). */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerOf(request);
    const principalNow = (): Promise<Principal | null> =>
      token ? this.authenticator.principalOf(token) : Promise.resolve(null);
    const principal = await principalNow();
    if (!principal) throw new RejectedError(401, 'NOT_AUTHENTICATED', 'Please sign in, or play as a guest.');
    const isStillAuthenticated = async (): Promise<boolean> => (await principalNow()) !== null;
    Object.assign(request, { principal, bearerToken: token, isStillAuthenticated });
    return true;
  }
}
