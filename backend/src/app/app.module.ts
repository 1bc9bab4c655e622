import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '#backend/platform/config/config.js';
import { LOG } from '#backend/platform/log.port.js';
import { HealthController } from './health.controller.js';
import type { Platform } from './platform.js';

/** The api: everything that answers over HTTP. */
@Module({})
export class AppModule {
  static for({ config, log }: Platform): DynamicModule {
    return {
      module: AppModule,
      global: true,
      controllers: [HealthController],
      providers: [{ provide: CONFIG, useValue: config }, { provide: LOG, useValue: log }],
      exports: [CONFIG, LOG],
    };
  }
}
