import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type SecondFactorPass } from '#contracts/support/views.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { accept } from '#backend/shared/domain/decision.js';
import { FactorRows } from '../../second-factor/factor-rows.js';
import { StaffSecondFactors } from '../../second-factor/staff-second-factors.js';
import { StaffCommands } from '../../staff-commands.js';

/** POST /api/staff/second-factor/pass: a right code opens the pages of staff to this token, for a time. */
export class PassSecondFactorCommand extends Command<SecondFactorPass> {
  constructor(
    readonly member: PersonPrincipal,
    readonly token: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(PassSecondFactorCommand)
export class PassSecondFactorHandler implements ICommandHandler<PassSecondFactorCommand> {
  constructor(
    private readonly factors: StaffSecondFactors,
    private readonly rows: FactorRows,
    private readonly staff: StaffCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Recorded before it opens anything. */
  async execute({ member, token, code }: PassSecondFactorCommand): Promise<SecondFactorPass> {
    const { userId: staffId, deviceId } = member;
    const method = await this.factors.take(staffId, code, true);
    const ends = this.factors.passEnds();
    const endsAt = ends.toISOString();
    await this.staff.run({ staffId, commandId: this.random.uuid() }, (_, passedAt) =>
      accept({
        type: 'SecondFactorPassed',
        version: 1,
        data: { staffId, deviceId, method, passedAt, endsAt },
      }),
    );
    await this.factors.pass(staffId, token, ends);
    return { endsAt, recoveryCodesLeft: await this.rows.recoveryCodesLeft(staffId) };
  }
}
