import { Controller, Get, Headers, Inject, type BeforeApplicationShutdown, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type AuthenticatedRequest, userIdOf } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { sessionIdParam } from '../../session-id.param.js';
import { type OwnSession } from '../story-rows.js';
import { lastSeenOf } from './last-seen.js';
import { OpenStreams } from './open-streams.js';
import { SessionStreams } from './session-streams.js';
import { SSE_HEADERS, SseConnection } from '#backend/platform/http/sse-connection.js';
import { STREAM_SETTINGS, type StreamSettings } from './stream-settings.js';

const ACCEPTS_EVENTS = /(?:^|,)\s*(?:text\/event-stream|text\/\*|\*\/\*)\s*(?:[;,]|$)/i;

const mustAcceptEvents = ({ headers: { accept } }: AuthenticatedRequest): void => {
  if (accept === undefined || accept.trim() === '' || ACCEPTS_EVENTS.test(accept)) return;
  throw new RejectedError(
    406,
    'NOT_ACCEPTABLE',
    'Only a stream of events is to be had here: accept text/event-stream.',
  );
};

/** GET /api/sessions/{sessionId}/events: server-sent events, resumable with Last-Event-ID (design section 8). */
@ApiTags('game')
@RateLimited('stream')
@Controller('api/sessions/:sessionId/events')
export class FollowSessionController implements BeforeApplicationShutdown {
  private readonly streams: OpenStreams;
  private readonly connections = new Set<SseConnection>();

  constructor(
    private readonly stream: SessionStreams,
    @Inject(STREAM_SETTINGS) private readonly settings: StreamSettings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.streams = new OpenStreams(settings);
  }

  @Get()
  @ApiProduces('text/event-stream')
  async follow(
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    mustAcceptEvents(request);
    const before = await this.stream.character({ userId: userIdOf(request.principal), sessionId });
    if (request.method === 'HEAD') return void reply.headers(SSE_HEADERS).send();
    const connection = this.admit(before, request, reply);
    const followed = await this.stream.follow(before, lastSeenOf(lastEventId), connection).catch((error: unknown) => {
      connection.end();
      throw error;
    });
    connection.begin();
    void followed.run().catch((error: unknown) => {
      this.log.warn({ error }, 'an event stream is being closed after an error');
      connection.end();
    });
  }

  /** Before the server waits for its last connection. */
  beforeApplicationShutdown(): void {
    for (const connection of this.connections) connection.end();
  }

  /** Counts it until its end, and verifies its token again and again. @throws RejectedError TOO_MANY_STREAMS */
  private admit({ userId, sessionId }: OwnSession, request: AuthenticatedRequest, reply: FastifyReply): SseConnection {
    const connection = new SseConnection(reply, this.settings.heartbeatMs);
    const remove = this.streams.add({ userId, sessionId, replace: () => connection.replace() });
    const verifying = setInterval(() => void this.verify(request, connection), this.settings.verifyMs);
    const left = (): void => {
      remove();
      clearInterval(verifying);
      this.connections.delete(connection);
    };
    this.connections.add(connection);
    if (connection.ended.aborted) left();
    else connection.ended.addEventListener('abort', left, { once: true });
    return connection;
  }

  /** An outage of what it asks ends no stream. */
  private async verify(request: AuthenticatedRequest, connection: SseConnection): Promise<void> {
    if (!(await request.isStillAuthenticated().catch(() => true))) connection.end();
  }
}
