import { Module } from '@nestjs/common';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { SECOND_FACTORS } from '#backend/platform/http/staff/staff.port.js';
import { ConfirmSecondFactorHandler } from './commands/enrol-second-factor/confirm-second-factor.handler.js';
import { EnrolSecondFactorHandler } from './commands/enrol-second-factor/enrol-second-factor.handler.js';
import { PassSecondFactorHandler } from './commands/pass-second-factor/pass-second-factor.handler.js';
import { ResetSecondFactor } from './commands/reset-second-factor/reset-second-factor.js';
import { FindMeController } from './queries/find-me/find-me.controller.js';
import { FactorRows } from './second-factor/factor-rows.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorsStore } from './second-factor/second-factors.store.js';
import { StaffSecondFactors } from './second-factor/staff-second-factors.js';
import { StaffStreamModule } from './staff-stream.module.js';

/** The second factor of staff, without which their pages stay shut. */
@Module({
  imports: [AccountModule, StaffStreamModule],
  controllers: [FindMeController, SecondFactorController],
  providers: [
    FactorRows,
    StaffSecondFactors,
    { provide: SECOND_FACTORS, useExisting: StaffSecondFactors },
    EnrolSecondFactorHandler,
    ConfirmSecondFactorHandler,
    PassSecondFactorHandler,
    ResetSecondFactor,
    SecondFactorsStore,
  ],
  exports: [SECOND_FACTORS],
})
export class SecondFactorModule {}
