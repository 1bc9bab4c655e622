import { type CanActivate, type ExecutionContext, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AUTHENTICATOR, type Authenticator } from '../authenticator.port.js';
import { bearerOf } from '../bearer.guard.js';
import { type AuthenticatedRequest, type PersonPrincipal, type Principal } from '../principal.js';
import { STAFF_ONLY } from './staff-only.js';
import { STAFF, type Staff } from './staff.port.js';

/** Admits staff to the routes that are `StaffOnly`. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(STAFF) private readonly staff: Staff,
  ) {}

  /** What `admits` has found out. */
  canActivate(context: ExecutionContext): boolean {
    if (!this.reflector.getAllAndOverride<unknown>(STAFF_ONLY, [context.getHandler(), context.getClass()])) return true;
    if (context.switchToHttp().getRequest<Partial<AuthenticatedRequest>>().principal?.kind === 'staff') return true;
    throw new NotFoundException();
  }

  /** Whether staff make the request; then it has their principal. */
  async admits(request: FastifyRequest): Promise<boolean> {
    const token = bearerOf(request);
    const staffNow = async (): Promise<PersonPrincipal | null> =>
      this.asStaff(token ? await this.authenticator.principalOf(token) : null);
    const principal = await staffNow();
    const isStillAuthenticated = async (): Promise<boolean> => (await staffNow()) !== null;
    if (principal) Object.assign(request, { principal, bearerToken: token ?? '', isStillAuthenticated });
    return principal !== null;
  }

  private async asStaff(principal: Principal | null): Promise<PersonPrincipal | null> {
    if (principal?.kind !== 'registered') return null;
    return (await this.staff.isStaff(principal.userId)) ? { ...principal, kind: 'staff' } : null;
  }
}

/** Runs before the body is read: the refusal of a body would reveal the route. */
export const hideFromStrangers = (server: FastifyInstance, guard: StaffGuard): void => {
  server.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.staffOnly || (await guard.admits(request))) return;
    reply.callNotFound();
    return reply;
  });
};
