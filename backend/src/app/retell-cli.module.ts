import { type DynamicModule, Module } from '@nestjs/common';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { SecondEditionModule } from '#backend/modules/narration/second-edition.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run retell` needs of the game. */
@Module({})
export class RetellCliModule {
  static for(platform: Platform): DynamicModule {
    return {
      module: RetellCliModule,
      imports: [PlatformModule.of(platform), NarrationModule, ModerationModule, SecondEditionModule],
    };
  }
}
