import { SetTierCommand, SetTierHandler } from '#backend/modules/subscription/commands/set-tier/set-tier.handler.js';
import { runSubscriptionCli } from '#backend/modules/subscription/commands/set-tier/subscription-cli.js';
import { PersonFinder } from '#backend/modules/subscription/queries/person-finder.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const subscription: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, { imports: [SubscriptionModule] }, (game) => {
      const handler = game.get(SetTierHandler, { strict: false });
      const people = game.get(PersonFinder, { strict: false });
      return runSubscriptionCli(argv, {
        find: (name) => people.find(name),
        set: (context, tier, until) => handler.execute(new SetTierCommand(context, tier, until)),
        now: () => platform.clock.now(),
        print: toOperator.out,
      });
    }),
  );
