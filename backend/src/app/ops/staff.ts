import { PersonFinder } from '#backend/modules/subscription/queries/person-finder.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { ResetSecondFactor } from '#backend/modules/support/commands/reset-second-factor/reset-second-factor.js';
import { runStaffCli } from '#backend/modules/support/commands/reset-second-factor/staff-cli.js';
import { SecondFactorModule } from '#backend/modules/support/second-factor.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const PARTS = { imports: [SubscriptionModule, SecondFactorModule] };

export const staff: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, PARTS, (game) => {
      const people = game.get(PersonFinder, { strict: false });
      const factors = game.get(ResetSecondFactor, { strict: false });
      return runStaffCli(argv, {
        find: async (name) => (await people.find(name))?.id ?? null,
        reset: (staffId) => factors.reset(staffId),
        print: toOperator.out,
      });
    }),
  );
