import { Controller, Get, Req } from '@nestjs/common';
import { type StaffSelf } from '#contracts/support/views.js';
import { type AuthenticatedRequest, CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { StaffSecondFactors } from '../../second-factor/staff-second-factors.js';

/** GET /api/staff/me: who looks at the pages of staff. */
@Controller('api/staff/me')
export class FindMeController {
  constructor(private readonly factors: StaffSecondFactors) {}

  @Get()
  @StaffOnly({ secondFactor: false })
  async find(
    @CurrentPrincipal() { userId: staffId }: PersonPrincipal,
    @Req() { bearerToken }: Pick<AuthenticatedRequest, 'bearerToken'>,
  ): Promise<StaffSelf> {
    return { staffId, secondFactor: await this.factors.stateOf(staffId, bearerToken) };
  }
}
