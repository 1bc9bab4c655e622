import { ApiKeys } from '#backend/modules/integration/api-keys/api-keys.js';
import { runApiKeysCli } from '#backend/modules/integration/commands/manage-api-keys/api-keys-cli.js';
import { FeedModule } from '#backend/modules/integration/feed.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const apiKeys: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, { imports: [FeedModule] }, (game) =>
      runApiKeysCli(argv, { keys: game.get(ApiKeys, { strict: false }), print: toOperator.out }),
    ),
  );
