import { type DynamicModule, Module } from '@nestjs/common';
import { LeadModule } from '#backend/modules/lead/lead.module.js';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { PrivacyModule } from '#backend/modules/privacy/privacy.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run leads` needs of the game: who erases asks every module. */
@Module({})
export class LeadsCliModule {
  static for(platform: Platform): DynamicModule {
    const all = [PlatformModule.of(platform), NarrationModule, ModerationModule, PrivacyModule, LeadModule];
    return { module: LeadsCliModule, imports: all };
  }
}
