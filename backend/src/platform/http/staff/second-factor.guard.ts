import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FOR_STAFF_TOO } from '../key-scope.js';
import { type AuthenticatedRequest, principalOf, userIdOf } from '../principal.js';
import { RejectedError } from '../rejected.error.js';
import { STAFF_ONLY, type StaffRoute } from './staff-only.js';
import { SECOND_FACTORS, type SecondFactors } from './staff.port.js';

/** Asks staff for their second factor. It runs after the staff guard: nobody else learns that there is one. */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SECOND_FACTORS) private readonly factors: SecondFactors,
  ) {}

  /** @throws RejectedError 403 SECOND_FACTOR_NEEDED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.isNeeded(context)) return true;
    const { bearerToken } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (await this.factors.hasPassed(userIdOf(principalOf(context)), bearerToken)) return true;
    throw new RejectedError(403, 'SECOND_FACTOR_NEEDED', 'Give the code of your authenticator first.');
  }

  private isNeeded(context: ExecutionContext): boolean {
    const handlers = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<StaffRoute | undefined>(STAFF_ONLY, handlers)?.secondFactor) return true;
    const isForStaffToo = this.reflector.getAllAndOverride<boolean | undefined>(FOR_STAFF_TOO, handlers);
    return isForStaffToo === true && principalOf(context).kind === 'staff';
  }
}
