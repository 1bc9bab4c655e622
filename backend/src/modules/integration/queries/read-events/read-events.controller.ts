import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { sendGzipped } from '#backend/platform/http/gzipped-answer.js';
import { ForKeysWith, ForTestKeysToo } from '#backend/platform/http/key-scope.js';
import { type AuthenticatedRequest } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { SSE_HEADERS, type SseConnection } from '#backend/platform/http/sse-connection.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type FeedPart, type FeedSource } from './feed.js';
import { FEED_PAGE, FeedQuery, placeIn, refuseOthers, wantedIn } from './feed.query.js';
import { FeedSources } from './feed-sources.js';
import { FeedStreams } from './feed-streams.js';
import { BATCH, DescribedFeed, STREAM } from './read-events.description.js';
import { FEED_REFUSALS } from './read-events.refusals.js';

const PATH = '/api/integrations/events';

/** The first of the two that the client names; a page for a client that takes anything. */
const formOf = (accept = ''): typeof BATCH | typeof STREAM => {
  const named = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  if (named.every((range) => range === '')) return BATCH;
  for (const range of named) {
    if (range === STREAM) return STREAM;
    if (['*/*', 'application/*', 'application/json', BATCH].includes(range)) return BATCH;
  }
  throw rejectedBy(FEED_REFUSALS, { code: 'NOT_ACCEPTABLE' });
};

const linkTo = (cursor: string, { limit, types }: FeedQuery): string => {
  const params = new URLSearchParams({ after: cursor, ...(limit && { limit: `${limit}` }), ...(types && { types }) });
  return `<${PATH}?${params.toString()}>; rel="next"`;
};

/** GET /api/integrations/events: the log as thin CloudEvents, a page or a stream of them (docs/integrations.md). */
@ApiTags('integrations')
@ForKeysWith('events:read')
@ForTestKeysToo()
@RateLimited('integration')
@Controller('api/integrations/events')
export class ReadEventsController {
  constructor(
    private readonly sources: FeedSources,
    private readonly streams: FeedStreams,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get()
  @DescribedFeed()
  @Refuses(FEED_REFUSALS)
  async read(
    @Query() query: FeedQuery,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOthers(request.query);
    const { accept, 'last-event-id': lastEventId } = request.headers;
    const feed = this.sources.for(request.principal);
    if (formOf(accept) === BATCH) return this.page(feed, query, request, reply);
    if (lastEventId) Object.assign(query, { after: String(lastEventId), since: '' });
    return this.stream(feed, query, request, reply);
  }

  private async page(
    feed: FeedSource,
    query: FeedQuery,
    request: AuthenticatedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const wanted = wantedIn(query.types);
    const after = await placeIn(query, feed, this.clock.now());
    const page = await feed.page({ after, wanted, limit: query.limit ?? FEED_PAGE.usual });
    if (page) void reply.header('Link', linkTo(page.cursor, query));
    void reply.header('Content-Type', `${BATCH}; charset=utf-8`).header('Cache-Control', 'private, no-store');
    return sendGzipped(request, reply, JSON.stringify(page?.events ?? []));
  }

  private async stream(
    feed: FeedSource,
    query: FeedQuery,
    request: AuthenticatedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const wanted = wantedIn(query.types);
    const place = await feed.placeOf(await placeIn(query, feed, this.clock.now()));
    if (request.method === 'HEAD') return void reply.headers(SSE_HEADERS).send();
    const connection = this.streams.admit(request, reply);
    connection.begin();
    void this.send(feed.follow(place, wanted, connection.ended), connection).catch((error: unknown) => {
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
