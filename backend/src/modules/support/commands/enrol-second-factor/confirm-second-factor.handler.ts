import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RecoveryCodes } from '#contracts/support/views.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { accept } from '#backend/shared/domain/decision.js';
import { FactorRows } from '../../second-factor/factor-rows.js';
import { newRecoveryCodes, normalRecoveryCode } from '../../second-factor/recovery-codes.js';
import { StaffSecondFactors } from '../../second-factor/staff-second-factors.js';
import { StaffCommands } from '../../staff-commands.js';

/** POST /api/staff/second-factor/confirm: a first code proves that the authenticator has the secret. */
export class ConfirmSecondFactorCommand extends Command<RecoveryCodes> {
  constructor(
    readonly member: PersonPrincipal,
    readonly token: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSecondFactorCommand)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactorCommand> {
  constructor(
    private readonly factors: StaffSecondFactors,
    private readonly rows: FactorRows,
    private readonly staff: StaffCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ member: { userId: staffId }, token, code }: ConfirmSecondFactorCommand): Promise<RecoveryCodes> {
    await this.factors.take(staffId, code, false);
    const recoveryCodes = newRecoveryCodes(this.random);
    const hashes = recoveryCodes.map((each) => this.factors.recoveryHash(normalRecoveryCode(each) ?? each));
    await this.rows.addRecoveryCodes(staffId, hashes);
    await this.staff.run({ staffId, commandId: this.random.uuid() }, (_, enrolledAt) =>
      accept({ type: 'SecondFactorEnrolled', version: 1, data: { staffId, enrolledAt } }),
    );
    await this.factors.pass(staffId, token, this.factors.passEnds());
    return { recoveryCodes };
  }
}
