import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { READINESS, type Readiness } from '#backend/platform/health/readiness.js';
import { Public } from '#backend/platform/http/current-user.js';
import { type Health, liveHealth, readyHealth } from './health-answer.js';

/** Health checks for operators and orchestrators; both answer within 2 s and hold no secrets. */
@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  @Get('live')
  live(): Health {
    return liveHealth(this.readiness);
  }

  /**
   * For proxies: whether this copy takes requests. Servers that are away do not count: all copies miss them at once, and
   * calls wait for them.
   */
  @Get('open')
  open(@Res({ passthrough: true }) reply: FastifyReply): { readonly isOpen: boolean } {
    const isOpen = !this.readiness.isClosing;
    if (!isOpen) void reply.status(503).header('Retry-After', '1');
    return { isOpen };
  }

  /** A 503 is not an error of the request, so it is not logged. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health | ErrorBody> {
    const answer = await readyHealth(this.readiness);
    if ('statusCode' in answer) void reply.status(answer.statusCode).header('Retry-After', '1');
    return answer;
  }
}
