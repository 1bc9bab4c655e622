import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { AnalyticsModule } from '#backend/modules/analytics/analytics.module.js';
import { EmailAndPasswordModule } from '#backend/modules/account/email-and-password.module.js';
import { FeedModule } from '#backend/modules/integration/feed.module.js';
import { ManageModule } from '#backend/modules/integration/manage.module.js';
import { MendingModule } from '#backend/modules/integration/mending.module.js';
import { LeadModule } from '#backend/modules/lead/lead.module.js';
import { CrmWebhookModule } from '#backend/modules/crm-webhook/crm-webhook.module.js';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { LeadPagesModule } from '#backend/modules/lead/lead-pages.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { RetellingModule } from '#backend/modules/narration/retelling.module.js';
import { PrivacyModule } from '#backend/modules/privacy/privacy.module.js';
import { SaveModule } from '#backend/modules/save/save.module.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { PeopleModule } from '#backend/modules/support/people/people.module.js';
import { ReplayModule } from '#backend/modules/support/replay/replay.module.js';
import { SecondFactorModule } from '#backend/modules/support/second-factor.module.js';
import { SupportModule } from '#backend/modules/support/support.module.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { BearerGuard } from '#backend/platform/http/bearer.guard.js';
import { ErrorBodyFilter } from '#backend/platform/http/error-body.filter.js';
import { RateLimitGuard } from '#backend/platform/http/rate-limit.guard.js';
import { bodyValidation } from '#backend/platform/http/validation.pipe.js';
import { SecondFactorGuard } from '#backend/platform/http/staff/second-factor.guard.js';
import { StaffGuard } from '#backend/platform/http/staff/staff.guard.js';
import { HealthController } from './health.controller.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** The api: all HTTP routes. */
@Module({})
export class AppModule {
  static for(platform: Platform): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(platform),
        NarrationModule,
        ModerationModule,
        AccountModule,
        EmailAndPasswordModule,
        SubscriptionModule,
        WalletModule,
        SessionModule,
        SaveModule,
        RetellingModule,
        LeadModule,
        CrmWebhookModule,
        PrivacyModule,
        LeadPagesModule,
        FeedModule,
        ManageModule,
        MendingModule,
        PeopleModule,
        ReplayModule,
        SupportModule,
        SecondFactorModule,
        AnalyticsModule,
      ],
      controllers: [HealthController],
      providers: [
        { provide: APP_GUARD, useClass: BearerGuard },
        StaffGuard,
        { provide: APP_GUARD, useExisting: StaffGuard },
        { provide: APP_GUARD, useClass: SecondFactorGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_FILTER, useClass: ErrorBodyFilter },
        { provide: APP_PIPE, useFactory: bodyValidation },
      ],
    };
  }
}
