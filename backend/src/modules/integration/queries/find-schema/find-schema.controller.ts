import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { dataSchema, FEED_TYPES, type FeedType, PING, schemaPath } from '#contracts/integration/feed/public-events.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { Public } from '#backend/platform/http/current-user.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { sendTagged } from '#backend/platform/http/tagged-answer.js';

const BY_PATH: ReadonlyMap<string, FeedType> = new Map(
  [...Object.values(FEED_TYPES), PING].map((each) => [schemaPath(each), each]),
);
const SCHEMA = 'application/schema+json';
const REFUSALS = { SCHEMA_NOT_FOUND: { status: 404, message: 'No event has that type in that version.' } };

/**
 * GET /api/integrations/schemas/{type}/{version}: what the `data` of an event holds. Validators bring no key, and may
 * keep it for good: a field that is added later is one that an earlier schema lets pass.
 */
@ApiTags('integrations')
@Public()
@Controller('api/integrations/schemas')
export class FindSchemaController {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>) {}

  @Get(':type/:version')
  @ApiOperation({ summary: 'JSON Schema (2020-12) of the `data` of a type of event.' })
  @ApiOkResponse({ content: { [SCHEMA]: { schema: { type: 'object', additionalProperties: true } } } })
  @ApiNotModifiedResponse({ description: 'What `If-None-Match` names is still the same.' })
  @Refuses(REFUSALS)
  find(
    @Param('type') type: string,
    @Param('version') version: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const path = `/api/integrations/schemas/${type}/${version}`;
    const found = BY_PATH.get(path);
    if (!found) throw rejectedBy(REFUSALS, { code: 'SCHEMA_NOT_FOUND' });
    sendTagged(request, reply, {
      text: JSON.stringify(dataSchema(found, this.config.publicUrl + path)),
      contentType: `${SCHEMA}; charset=utf-8`,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
}
