import { type DynamicModule, Module } from '@nestjs/common';
import { WebhookPings } from '#backend/modules/integration/commands/manage-webhooks/webhook-pings.js';
import { WebhookRedeliveries } from '#backend/modules/integration/commands/manage-webhooks/webhook-redeliveries.js';
import { WebhooksDesk } from '#backend/modules/integration/commands/manage-webhooks/webhooks-desk.js';
import { WebhooksModule } from '#backend/modules/integration/webhooks.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run webhooks` needs of the game. */
@Module({})
export class WebhooksCliModule {
  static for(platform: Platform): DynamicModule {
    return {
      module: WebhooksCliModule,
      imports: [PlatformModule.of(platform), WebhooksModule],
      providers: [WebhookPings, WebhookRedeliveries, WebhooksDesk],
    };
  }
}
