import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AUTHENTICATOR, type AuthenticatedRequest, type Authenticator, IS_PUBLIC } from './current-user.js';
import { RejectedError } from './rejected.error.js';

const BEARER = /^Bearer (\S+)$/i;

/** Lets through who holds a valid bearer token (specification section 6). */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const userId = token ? await this.authenticator.userOf(token) : null;
    if (!token || !userId) throw new RejectedError(401, 'NOT_AUTHENTICATED', 'Please sign in, or play as a guest.');
    Object.assign(request, { userId, bearerToken: token });
    return true;
  }
}
