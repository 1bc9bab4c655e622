import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CLOCK } from '#backend/platform/clock/clock.js';
import { CONFIG } from '#backend/platform/config/config.js';
import { CRM_SALES } from '#backend/platform/crm/crm-sales.port.js';
import { CRM } from '#backend/platform/crm/crm.port.js';
import { EVENT_STORE } from '#backend/platform/event-store/event-store.port.js';
import { READINESS } from '#backend/platform/health/readiness.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { JOBS } from '#backend/platform/jobs/jobs.port.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { JWT_SECRETS } from '#backend/platform/keys/jwt-secrets.js';
import { LOGGER } from '#backend/platform/logger.port.js';
import { MAILER } from '#backend/platform/mail/mail.port.js';
import { CHAT_MODELS, MODERATION } from '#backend/platform/model/chat-model.port.js';
import { POSTGRES } from '#backend/platform/postgres/postgres.port.js';
import { SHARED_MUTEX } from '#backend/platform/postgres/shared-mutex.js';
import { RANDOM } from '#backend/platform/random/random.js';
import { PROGRESS } from '#backend/platform/read-models/progress.port.js';
import { SENTENCES } from '#backend/platform/realtime/sentences.port.js';
import { LOCKOUT } from '#backend/platform/rate-limits/lockout.port.js';
import { RATE_LIMITER } from '#backend/platform/rate-limits/rate-limits.port.js';
import { type Platform } from './platform.js';

/** Provides the platform of this process by its injection tokens. */
@Global()
@Module({})
export class PlatformModule {
  static of({
    config,
    secrets,
    log,
    clock,
    random,
    pool,
    readModels,
    store,
    events,
    progress,
    readiness,
    rateLimits,
    lockout,
    sharedMutex,
    jobs,
    sentences,
    mailer,
    crm,
    crmSales,
    models,
  }: Platform): DynamicModule {
    const values = [
      [CONFIG, config],
      [JWT_SECRETS, secrets.jwt],
      [LOGGER, log],
      [CLOCK, clock],
      [RANDOM, random],
      [POSTGRES, pool],
      [DataSource, readModels],
      [EVENT_STORE, store],
      [PROGRESS, progress],
      [READINESS, readiness],
      [RATE_LIMITER, rateLimits],
      [LOCKOUT, lockout],
      [SHARED_MUTEX, sharedMutex],
      [JOBS, jobs],
      [SENTENCES, sentences],
      [MAILER, mailer],
      [CRM, crm],
      [CRM_SALES, crmSales],
      [CHAT_MODELS, models.models],
      [MODERATION, models.moderation],
      [EventLog, events.log],
      [SubjectKeys, events.keys],
      [RepositoryServices, events.repositories],
      [DiceKeys, events.diceKeys],
      [SealedSecrets, new SealedSecrets(serverKeysFrom(secrets.diceKey).sharedSecrets, random)],
      [KeyedHashes, new KeyedHashes(serverKeysFrom(secrets.diceKey).keyedHashes)],
    ] as const;
    const providers = values.map(([provide, useValue]) => ({ provide, useValue }));
    return {
      module: PlatformModule,
      imports: [CqrsModule.forRoot()],
      providers,
      exports: [...values.map(([token]) => token), CqrsModule],
    };
  }
}
