import { Controller, Get, Headers, Inject, type OnApplicationShutdown, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { UserId } from '#backend/platform/http/current-user.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { sessionIdParam } from '../../session-id.param.js';
import { lastSeenOf } from './last-seen.js';
import { SessionStream } from './session-stream.js';
import { SseConnection } from './sse-connection.js';

/** GET /api/sessions/{sessionId}/events: server-sent events, resumable with Last-Event-ID (design section 8). */
@ApiTags('game')
@ApiBearerAuth()
@Controller('api/sessions/:sessionId/events')
export class FollowSessionController implements OnApplicationShutdown {
  private readonly open = new Set<SseConnection>();

  constructor(
    private readonly stream: SessionStream,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get()
  @ApiProduces('text/event-stream')
  async follow(
    @UserId() userId: string,
    @Param('sessionId', sessionIdParam()) sessionId: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const connection = new SseConnection(reply);
    const end = await this.stream.follow(userId, sessionId, lastSeenOf(lastEventId), {
      send: (name, id, data) => connection.send(name, id, data),
      breakOff: (error) => {
        this.log.warn({ error }, 'an event stream is being closed after an error');
        connection.end();
      },
    });
    this.open.add(connection);
    connection.begin();
    const close = (): void => {
      end();
      connection.end();
      this.open.delete(connection);
    };
    reply.raw.once('close', close);
    reply.raw.once('error', (error) => this.log.warn({ error }, 'an event stream failed'));
    if (reply.raw.destroyed) close();
  }

  onApplicationShutdown(): void {
    for (const connection of this.open) connection.end();
  }
}
