import { WebhookPings } from '#backend/modules/integration/commands/manage-webhooks/webhook-pings.js';
import { WebhookRedeliveries } from '#backend/modules/integration/commands/manage-webhooks/webhook-redeliveries.js';
import { runWebhooksCli } from '#backend/modules/integration/commands/manage-webhooks/webhooks-cli.js';
import { WebhooksDesk } from '#backend/modules/integration/commands/manage-webhooks/webhooks-desk.js';
import { FoundDeliveries } from '#backend/modules/integration/queries/find-deliveries/found-deliveries.js';
import { WebhooksModule } from '#backend/modules/integration/webhooks.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const PARTS = {
  imports: [WebhooksModule],
  providers: [WebhookPings, WebhookRedeliveries, WebhooksDesk, FoundDeliveries],
};

export const webhooks: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, PARTS, (game) =>
      runWebhooksCli(argv, {
        desk: game.get(WebhooksDesk),
        deliveries: game.get(FoundDeliveries),
        print: toOperator.out,
      }),
    ),
  );
