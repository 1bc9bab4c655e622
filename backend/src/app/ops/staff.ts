import { CONFIRMED_ADDRESSES, type ConfirmedAddresses } from '#backend/modules/account/account.port.js';
import { StaffDeskModule } from '#backend/modules/account/staff-desk.module.js';
import { StaffDesk, staffFaultOf } from '#backend/modules/account/staff/staff-desk.js';
import { StaffList } from '#backend/modules/account/staff/staff-list.js';
import { PersonFinder } from '#backend/modules/subscription/queries/person-finder.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { runStaffCli, type StaffCliDeps } from '#backend/modules/support/commands/manage-staff/staff-cli.js';
import { ResetSecondFactor } from '#backend/modules/support/commands/reset-second-factor/reset-second-factor.js';
import { SecondFactorModule } from '#backend/modules/support/second-factor.module.js';
import { STAFF, type Staff } from '#backend/platform/http/staff/staff.port.js';
import { type INestApplicationContext } from '@nestjs/common';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const PARTS = { imports: [SubscriptionModule, SecondFactorModule, StaffDeskModule] };
const LOOSE = { strict: false } as const;

const finderOf = (game: INestApplicationContext): StaffCliDeps['find'] => {
  const people = game.get(PersonFinder, LOOSE);
  const addresses = game.get<ConfirmedAddresses>(CONFIRMED_ADDRESSES, LOOSE);
  return async (name) => (name.includes('@') ? addresses.ownerOf(name) : ((await people.find(name))?.id ?? null));
};

export const staff: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, PARTS, (game) => {
      const desk = game.get(StaffDesk, LOOSE);
      return runStaffCli(argv, {
        faultOf: staffFaultOf,
        add: (email, name) => desk.add(email, name),
        find: finderOf(game),
        remove: (staffId) => desk.remove(staffId),
        isStaff: (staffId) => game.get<Staff>(STAFF, LOOSE).isStaff(staffId),
        list: () => game.get(StaffList, LOOSE).all(),
        reset: (staffId) => game.get(ResetSecondFactor, LOOSE).reset(staffId),
        print: toOperator.out,
      });
    }),
  );
