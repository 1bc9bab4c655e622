import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { AccountMailWorkModule } from '#backend/modules/account/account-mail-work.module.js';
import { LeadWorkModule } from '#backend/modules/lead/lead-work.module.js';
import { WebhooksWorkModule } from '#backend/modules/integration/webhooks-work.module.js';
import { CrmWebhookWorkModule } from '#backend/modules/crm-webhook/crm-webhook-work.module.js';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { NarrationWorkModule } from '#backend/modules/narration/narration-work.module.js';
import { PrivacyModule } from '#backend/modules/privacy/privacy.module.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { WorkDiscovery } from '#backend/platform/jobs/work-discovery.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/**
 * The worker: the modules with work outside of requests. Each brings its reactions, the handlers of its queues and its
 * repeated work. Handlers are always present, for jobs that were added under another configuration.
 */
@Module({})
export class WorkerModule {
  static for(platform: Platform): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        DiscoveryModule,
        PlatformModule.of(platform),
        AccountModule,
        NarrationModule,
        ModerationModule,
        SessionModule,
        NarrationWorkModule,
        AccountMailWorkModule,
        LeadWorkModule,
        CrmWebhookWorkModule,
        PrivacyModule,
        WebhooksWorkModule,
      ],
      providers: [WorkDiscovery],
    };
  }
}
