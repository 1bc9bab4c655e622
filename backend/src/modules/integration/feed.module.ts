import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KEY_AUTHENTICATOR } from '#backend/platform/http/key-scope.js';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { userEntity } from '#projections/users/user.entity.js';
import { ApiKeys } from './api-keys/api-keys.js';
import { FindLeadController } from './queries/find-lead/find-lead.controller.js';
import { FindPersonController } from './queries/find-person/find-person.controller.js';
import { FindSchemaController } from './queries/find-schema/find-schema.controller.js';
import { FindSchemasController } from './queries/find-schema/find-schemas.controller.js';
import { Feed } from './queries/read-events/feed.js';
import { FeedSources } from './queries/read-events/feed-sources.js';
import { FeedStreams } from './queries/read-events/feed-streams.js';
import { SampleFeed } from './queries/read-events/sample-feed.js';
import { ReadEventsController } from './queries/read-events/read-events.controller.js';

/** What other systems read: the events of the game, and by id whom they are about. */
@Module({
  imports: [TypeOrmModule.forFeature([userEntity, ghlLeadEntity])],
  controllers: [
    ReadEventsController,
    FindSchemasController,
    FindSchemaController,
    FindPersonController,
    FindLeadController,
  ],
  providers: [
    ApiKeys,
    Feed,
    SampleFeed,
    FeedSources,
    FeedStreams,
    { provide: KEY_AUTHENTICATOR, useExisting: ApiKeys },
  ],
  exports: [ApiKeys, Feed, KEY_AUTHENTICATOR],
})
export class FeedModule {}
