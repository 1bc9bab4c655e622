import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { AUTHENTICATOR, type Authenticator } from './authenticator.port.js';
import { IS_PUBLIC } from './current-user.js';
import { KEY_AUTHENTICATOR, KEY_SCOPE, type KeyScope, requireScope } from './key-scope.js';
import { type AuthenticatedRequest, type Principal } from './principal.js';
import { RejectedError } from './rejected.error.js';

const BEARER = /^Bearer (\S+)$/i;

/** The request's bearer token, unchecked; null without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

const NO_PERSON = 'Please sign in, or play as a guest.';
const NO_KEY = 'This call is for integrations: it needs a key that was made for one and is still good.';

/**
 * Admits a request with a valid bearer token, and notes its principal (specification section 6). A route with a scope is
 * for keys of integrations alone, every other one for persons alone: there a key is no token at all.
 */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Optional() @Inject(KEY_AUTHENTICATOR) private readonly keys: Authenticator | null = null,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerOf(request);
    const scope = this.scopeOf(context);
    const authenticator = scope === undefined ? this.authenticator : this.keys;
    const principalNow = async (): Promise<Principal | null> =>
      (token && (await authenticator?.principalOf(token))) || null;
    const principal = await principalNow();
    if (!principal) throw new RejectedError(401, 'NOT_AUTHENTICATED', scope === undefined ? NO_PERSON : NO_KEY);
    if (scope !== undefined) requireScope(principal, scope);
    const isStillAuthenticated = async (): Promise<boolean> => (await principalNow()) !== null;
    Object.assign(request, { principal, bearerToken: token, isStillAuthenticated });
    return true;
  }

  private scopeOf(context: ExecutionContext): KeyScope | undefined {
    return this.reflector.getAllAndOverride<KeyScope | undefined>(KEY_SCOPE, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}
