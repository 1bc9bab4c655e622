import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type RecoveryCodes, type SecondFactorPass, type SecondFactorSecret } from '#contracts/support/views.js';
import { type AuthenticatedRequest, CurrentPrincipal, type PersonPrincipal } from '#backend/platform/http/principal.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { ConfirmSecondFactorCommand } from '../commands/enrol-second-factor/confirm-second-factor.handler.js';
import { EnrolSecondFactorCommand } from '../commands/enrol-second-factor/enrol-second-factor.handler.js';
import { PassSecondFactorCommand } from '../commands/pass-second-factor/pass-second-factor.handler.js';
import { SecondFactorBody } from './second-factor.body.js';

type Request = Pick<AuthenticatedRequest, 'bearerToken'>;

/** /api/staff/second-factor: the calls by which staff set it up and pass it; they need none themselves. */
@Controller('api/staff/second-factor')
export class SecondFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('enrol')
  @HttpCode(200)
  @StaffOnly({ secondFactor: false })
  enrol(@CurrentPrincipal() { userId }: PersonPrincipal): Promise<SecondFactorSecret> {
    return this.commands.execute(new EnrolSecondFactorCommand(userId));
  }

  @Post('confirm')
  @HttpCode(200)
  @StaffOnly({ secondFactor: false })
  confirm(
    @CurrentPrincipal() member: PersonPrincipal,
    @Req() { bearerToken }: Request,
    @Body() { code }: SecondFactorBody,
  ): Promise<RecoveryCodes> {
    return this.commands.execute(new ConfirmSecondFactorCommand(member, bearerToken, code));
  }

  @Post('pass')
  @HttpCode(200)
  @StaffOnly({ secondFactor: false })
  pass(
    @CurrentPrincipal() member: PersonPrincipal,
    @Req() { bearerToken }: Request,
    @Body() { code }: SecondFactorBody,
  ): Promise<SecondFactorPass> {
    return this.commands.execute(new PassSecondFactorCommand(member, bearerToken, code));
  }
}
