import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { SecondEditionModule } from '#backend/modules/narration/second-edition.module.js';
import { runRetellCli } from '#backend/modules/narration/second-edition/retell-cli.js';
import { SecondEdition } from '#backend/modules/narration/second-edition/second-edition.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const PARTS = { imports: [NarrationModule, ModerationModule, SecondEditionModule] };

export const retell: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, PARTS, (game) =>
      runRetellCli(argv, { edition: game.get(SecondEdition, { strict: false }), print: toOperator.out }),
    ),
  );
