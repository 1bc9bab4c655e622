import { Inject, Injectable } from '@nestjs/common';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { accept } from '#backend/shared/domain/decision.js';
import { FactorRows } from '../../second-factor/factor-rows.js';
import { StaffCommands } from '../../staff-commands.js';

/** `npm run staff -- reset-second-factor`: the next visit enrols a new one, and all passes end. */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly rows: FactorRows,
    private readonly staff: StaffCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** @returns whether there was one */
  async reset(staffId: string): Promise<boolean> {
    if (!(await this.rows.remove(staffId))) return false;
    await this.staff.run({ staffId, commandId: this.random.uuid(), isOperator: true }, (_, resetAt) =>
      accept({ type: 'SecondFactorReset', version: 1, data: { staffId, resetAt } }),
    );
    return true;
  }
}
