import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { dataSchema, FEED_TYPES, type FeedType, PING, schemaPath } from '#contracts/integration/feed/public-events.js';
import { type ValueSchema } from '#contracts/integration/feed/shown.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

const BY_PATH: ReadonlyMap<string, FeedType> = new Map(
  [...Object.values(FEED_TYPES), PING].map((each) => [schemaPath(each), each]),
);

/** GET /api/integrations/schemas/{type}/{version}: what the `data` of an event holds. Validators bring no key. */
@ApiTags('integrations')
@Public()
@Controller('api/integrations/schemas')
export class FindSchemaController {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>) {}

  @Get(':type/:version')
  @Header('Content-Type', 'application/schema+json; charset=utf-8')
  find(@Param('type') type: string, @Param('version') version: string): ValueSchema {
    const path = `/api/integrations/schemas/${type}/${version}`;
    const found = BY_PATH.get(path);
    if (!found) throw new RejectedError(404, 'SCHEMA_NOT_FOUND', 'No event has that type in that version.');
    return dataSchema(found, this.config.publicUrl + path);
  }
}
