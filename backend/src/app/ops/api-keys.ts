import { runApiKeysCli } from '#backend/modules/integration/commands/manage-api-keys/api-keys-cli.js';
import { KeysDesk } from '#backend/modules/integration/commands/manage-api-keys/keys-desk.js';
import { FeedModule } from '#backend/modules/integration/feed.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const apiKeys: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, { imports: [FeedModule], providers: [KeysDesk] }, (game) =>
      runApiKeysCli(argv, { desk: game.get(KeysDesk), print: toOperator.out }),
    ),
  );
