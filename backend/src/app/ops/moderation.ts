import { runModerationCli } from '#backend/modules/moderation/commands/review-actions/moderation-cli.js';
import { ModeratedActions } from '#backend/modules/moderation/moderated-actions.js';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const moderation: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, { imports: [ModerationModule] }, (game) =>
      runModerationCli(argv, {
        actions: game.get(ModeratedActions, { strict: false }),
        now: () => platform.clock.now(),
        print: toOperator.out,
      }),
    ),
  );
