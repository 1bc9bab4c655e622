import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.js';
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
    @Inject(CONFIG) private readonly config: Pick<Config, 'isDevelopment'>,
  ) {}

  /** @throws RejectedError 403 SECOND_FACTOR_NEEDED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handlers = [context.getHandler(), context.getClass()];
    const route = this.reflector.getAllAndOverride<StaffRoute | undefined>(STAFF_ONLY, handlers);
    if (!route?.secondFactor || this.config.isDevelopment) return true;
    const { bearerToken } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (await this.factors.hasPassed(userIdOf(principalOf(context)), bearerToken)) return true;
    throw new RejectedError(403, 'SECOND_FACTOR_NEEDED', 'Give the code of your authenticator first.');
  }
}
