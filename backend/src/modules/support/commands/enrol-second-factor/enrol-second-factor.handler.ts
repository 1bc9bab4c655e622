import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SECOND_FACTOR_REJECTIONS } from '#contracts/support/rejections.js';
import { type SecondFactorSecret } from '#contracts/support/views.js';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { FactorRows } from '../../second-factor/factor-rows.js';
import { SECRET_BYTES, secretFrom, uriOf } from '../../second-factor/one-time-codes.js';
import { placeOf } from '../../second-factor/staff-second-factors.js';

/** POST /api/staff/second-factor/enrol: a new secret, in place of one that no code was given of yet. */
export class EnrolSecondFactorCommand extends Command<SecondFactorSecret> {
  constructor(readonly staffId: string) {
    super();
  }
}

@CommandHandler(EnrolSecondFactorCommand)
export class EnrolSecondFactorHandler implements ICommandHandler<EnrolSecondFactorCommand> {
  constructor(
    private readonly rows: FactorRows,
    private readonly secrets: SealedSecrets,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async execute({ staffId }: EnrolSecondFactorCommand): Promise<SecondFactorSecret> {
    const secret = secretFrom(this.random.bytes(SECRET_BYTES));
    if (!(await this.rows.prepare(staffId, this.secrets.seal(secret, placeOf(staffId)))))
      throw rejectedBy(SECOND_FACTOR_REJECTIONS, { code: 'SECOND_FACTOR_ENROLLED' });
    const account = await this.accounts.find(staffId);
    return { secret, uri: uriOf(secret, account?.username ?? 'staff') };
  }
}
