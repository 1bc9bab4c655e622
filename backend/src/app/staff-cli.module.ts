import { type DynamicModule, Module } from '@nestjs/common';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { SecondFactorModule } from '#backend/modules/support/second-factor.module.js';
import { type Platform } from './platform.js';
import { PlatformModule } from './platform.module.js';

/** What `npm run staff` needs of the game. */
@Module({})
export class StaffCliModule {
  static for(platform: Platform): DynamicModule {
    return { module: StaffCliModule, imports: [PlatformModule.of(platform), SubscriptionModule, SecondFactorModule] };
  }
}
