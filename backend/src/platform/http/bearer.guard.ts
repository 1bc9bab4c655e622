import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { AUTHENTICATOR, type Authenticator } from './authenticator.port.js';
import { IS_PUBLIC } from './current-user.js';
import {
  FOR_STAFF_TOO,
  FOR_TEST_KEYS,
  KEY_AUTHENTICATOR,
  KEY_PREFIX,
  KEY_SCOPE,
  type KeyScope,
  refuseTestKey,
  requireScope,
} from './key-scope.js';
import { type AuthenticatedRequest, type PersonPrincipal, type Principal } from './principal.js';
import { RejectedError } from './rejected.error.js';
import { STAFF, type Staff } from './staff/staff.port.js';

const BEARER = /^Bearer (\S+)$/i;

/** The request's bearer token, unchecked; null without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

const NO_PERSON = 'Please sign in, or play as a guest.';
const NO_KEY = 'This call is for integrations: it needs a key that was made for one and is still good.';

/**
 * Admits a request with a valid bearer token, and notes its principal (specification section 6). A route with a scope is
 * for keys of integrations alone, or for them and staff; every other one is for persons alone: there a key is no token at
 * all.
 */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Optional() @Inject(KEY_AUTHENTICATOR) private readonly keys: Authenticator | null = null,
    @Optional() @Inject(STAFF) private readonly staff: Staff | null = null,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.metadata(IS_PUBLIC, context) === true) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerOf(request);
    const scope = this.metadata(KEY_SCOPE, context) as KeyScope | undefined;
    const isForStaff = this.metadata(FOR_STAFF_TOO, context) === true && !token?.startsWith(KEY_PREFIX);
    const principalNow = async (): Promise<Principal | null> => {
      if (token === null) return null;
      if (isForStaff) return this.staffOf(token);
      return (await (scope === undefined ? this.authenticator : this.keys)?.principalOf(token)) ?? null;
    };
    const principal = await principalNow();
    if (!principal) throw new RejectedError(401, 'NOT_AUTHENTICATED', scope === undefined ? NO_PERSON : NO_KEY);
    if (scope !== undefined && !isForStaff) this.admitKey(principal, scope, context);
    const isStillAuthenticated = async (): Promise<boolean> => (await principalNow()) !== null;
    Object.assign(request, { principal, bearerToken: token, isStillAuthenticated });
    return true;
  }

  /** A key for tests opens only the routes that say so: those to come are shut. @throws RejectedError 403 */
  private admitKey(principal: Principal, scope: KeyScope, context: ExecutionContext): void {
    requireScope(principal, scope);
    if (this.metadata(FOR_TEST_KEYS, context) !== true) refuseTestKey(principal);
  }

  /** Null for whoever is not staff: they learn no more than from a wrong key. */
  private async staffOf(token: string): Promise<PersonPrincipal | null> {
    const person = await this.authenticator.principalOf(token);
    if (person?.kind !== 'registered' || !(await this.staff?.isStaff(person.userId))) return null;
    return { ...person, kind: 'staff' };
  }

  private metadata(name: string, context: ExecutionContext): unknown {
    return this.reflector.getAllAndOverride<unknown>(name, [context.getHandler(), context.getClass()]);
  }
}
