import { type DynamicModule, Module } from '@nestjs/common';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run subscription` needs of the game. */
@Module({})
export class SubscriptionCliModule {
  static for(platform: Platform): DynamicModule {
    return { module: SubscriptionCliModule, imports: [PlatformModule.of(platform), SubscriptionModule] };
  }
}
