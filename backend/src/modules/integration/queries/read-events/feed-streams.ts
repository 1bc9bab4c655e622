import { Inject, Injectable, type BeforeApplicationShutdown, Optional } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { type AuthenticatedRequest, type Principal } from '#backend/platform/http/principal.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { SseConnection } from '#backend/platform/http/sse-connection.js';

export interface FeedStreamSettings {
  readonly heartbeatMs: number;
  /** How often the key of an open stream is looked at again. */
  readonly verifyMs: number;
  readonly perKey: number;
}
const FEED_STREAM_SETTINGS = Symbol('FeedStreamSettings');
const DEFAULTS: FeedStreamSettings = { heartbeatMs: 15_000, verifyMs: 2_000, perKey: 10 };
const RETRY_AFTER_S = 20;

const holderOf = (principal: Principal): string => (principal.kind === 'api-key' ? principal.keyId : principal.userId);

/** The open streams of integrations in this process. */
@Injectable()
export class FeedStreams implements BeforeApplicationShutdown {
  private readonly open = new Map<SseConnection, string>();
  private readonly settings: FeedStreamSettings;

  constructor(@Optional() @Inject(FEED_STREAM_SETTINGS) settings?: FeedStreamSettings) {
    this.settings = settings ?? DEFAULTS;
  }

  /** Ends with its key. @throws RejectedError TOO_MANY_STREAMS */
  admit(request: AuthenticatedRequest, reply: FastifyReply): SseConnection {
    const holder = holderOf(request.principal);
    if ([...this.open.values()].filter((other) => other === holder).length >= this.settings.perKey)
      throw new RejectedError(
        429,
        'TOO_MANY_STREAMS',
        `A key may follow ${this.settings.perKey} streams at a time; this one does.`,
        { retryAfter: RETRY_AFTER_S },
      );
    const connection = new SseConnection(reply, this.settings.heartbeatMs);
    this.open.set(connection, holder);
    const verifying = setInterval(() => void this.verify(request, connection), this.settings.verifyMs);
    const left = (): void => {
      clearInterval(verifying);
      this.open.delete(connection);
    };
    if (connection.ended.aborted) left();
    else connection.ended.addEventListener('abort', left, { once: true });
    return connection;
  }

  /** Before the server waits for its last connection. */
  beforeApplicationShutdown(): void {
    for (const connection of [...this.open.keys()]) connection.end();
  }

  /** An outage of the database ends no stream. */
  private async verify(request: AuthenticatedRequest, connection: SseConnection): Promise<void> {
    if (!(await request.isStillAuthenticated().catch(() => true))) connection.end();
  }
}
