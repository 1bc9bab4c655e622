import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ForKeysWith } from '#backend/platform/http/key-scope.js';
import { type AuthenticatedRequest } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { SSE_HEADERS, type SseConnection } from '#backend/platform/http/sse-connection.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { Feed, type FeedPart } from './feed.js';
import { cursorIn, FEED_PAGE, FeedQuery, wantedIn } from './feed.query.js';
import { FeedStreams } from './feed-streams.js';

const BATCH = 'application/cloudevents-batch+json';
const STREAM = 'text/event-stream';
const PATH = '/api/integrations/events';

/** The first of the two that the client names; a page for a client that takes anything. */
const formOf = (accept = ''): typeof BATCH | typeof STREAM => {
  const named = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  if (named.every((range) => range === '')) return BATCH;
  for (const range of named) {
    if (range === STREAM) return STREAM;
    if (['*/*', 'application/*', 'application/json', BATCH].includes(range)) return BATCH;
  }
  throw new RejectedError(406, 'NOT_ACCEPTABLE', `Events are to be had as ${BATCH} or as ${STREAM}.`);
};

const linkTo = (cursor: string, { limit, types }: FeedQuery): string => {
  const params = new URLSearchParams({ after: cursor, ...(limit && { limit: `${limit}` }), ...(types && { types }) });
  return `<${PATH}?${params.toString()}>; rel="next"`;
};

/** GET /api/integrations/events: the log as thin CloudEvents, a page or a stream of them (docs/integrations.md). */
@ApiTags('integrations')
@ApiBearerAuth()
@ForKeysWith('events:read')
@RateLimited('integration')
@Controller('api/integrations/events')
export class ReadEventsController {
  constructor(
    private readonly feed: Feed,
    private readonly streams: FeedStreams,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get()
  @ApiProduces(BATCH, STREAM)
  async read(
    @Query() query: FeedQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (formOf(request.headers.accept) === BATCH) return this.page(query, reply);
    if (lastEventId) query.after = lastEventId;
    return this.stream(query, request, reply);
  }

  private async page(query: FeedQuery, reply: FastifyReply): Promise<void> {
    const [after, wanted] = [cursorIn('after', query.after), wantedIn(query.types)];
    const page = await this.feed.page({ after, wanted, limit: query.limit ?? FEED_PAGE.usual });
    if (page) void reply.header('Link', linkTo(page.cursor, query));
    void reply
      .header('Content-Type', `${BATCH}; charset=utf-8`)
      .header('Cache-Control', 'private, no-store')
      .send(JSON.stringify(page?.events ?? []));
  }

  private async stream(query: FeedQuery, request: AuthenticatedRequest, reply: FastifyReply): Promise<void> {
    const [after, wanted] = [cursorIn('after', query.after), wantedIn(query.types)];
    const place = await this.feed.placeOf(after);
    if (request.method === 'HEAD') return void reply.headers(SSE_HEADERS).send();
    const connection = this.streams.admit(request, reply);
    connection.begin();
    void this.send(this.feed.follow(place, wanted, connection.ended), connection).catch((error: unknown) => {
      this.log.warn({ error }, 'a feed of an integration is being closed after an error');
      connection.end();
    });
  }

  private async send(parts: AsyncIterable<FeedPart>, connection: SseConnection): Promise<void> {
    for await (const { events, cursor } of parts) {
      for (const event of events) await connection.send('message', event.cursor, event);
      if (events.at(-1)?.cursor !== cursor) connection.place(cursor);
    }
    connection.end();
  }
}
