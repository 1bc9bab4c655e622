import { type DynamicModule, Module } from '@nestjs/common';
import { FeedModule } from '#backend/modules/integration/feed.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run api-keys` needs of the game. */
@Module({})
export class ApiKeysCliModule {
  static for(platform: Platform): DynamicModule {
    return { module: ApiKeysCliModule, imports: [PlatformModule.of(platform), FeedModule] };
  }
}
