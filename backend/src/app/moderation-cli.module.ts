import { type DynamicModule, Module } from '@nestjs/common';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run moderation` needs of the game. */
@Module({})
export class ModerationCliModule {
  static for(platform: Platform): DynamicModule {
    return { module: ModerationCliModule, imports: [PlatformModule.of(platform), ModerationModule] };
  }
}
