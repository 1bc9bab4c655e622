import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { Public } from '#backend/platform/http/current-user.js';
import { sendTagged } from '#backend/platform/http/tagged-answer.js';
import { SchemaEntryAnswer } from './schema-entry.answer.js';
import { schemaIndex } from './schema-index.js';

/** GET /api/integrations/schemas: all types of events. They change with the version of the game alone. */
@ApiTags('integrations')
@Public()
@Controller('api/integrations/schemas')
export class FindSchemasController {
  private readonly text: string;

  constructor(@Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>) {
    this.text = JSON.stringify(schemaIndex(publicUrl));
  }

  @Get()
  @ApiOperation({ summary: 'All types of events, each with an example.' })
  @ApiOkResponse({ type: [SchemaEntryAnswer] })
  @ApiNotModifiedResponse({ description: 'What `If-None-Match` names is still the same.' })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendTagged(request, reply, {
      text: this.text,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=300',
    });
  }
}
