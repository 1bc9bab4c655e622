import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { FULL_DISK, type PartHealth } from '#backend/platform/health/part.js';
import { READINESS, type Readiness } from '#backend/platform/health/readiness.js';
import { Public } from '#backend/platform/http/current-user.js';

/** `parts` has the same shape in every answer: the name of each part, whether it is ready, since when, and why not. */
interface Health {
  readonly status: 'ok';
  readonly parts: readonly PartHealth[];
}

const sentenceOf = (missing: readonly PartHealth[], hasOpened: boolean): string => {
  if (missing.some(({ reason }) => reason === FULL_DISK))
    return 'The disk of the game is full. Nothing is lost; the game goes on by itself once there is space.';
  if (!hasOpened) return 'The game is still opening.';
  return `The game waits for: ${missing.map(({ part }) => part).join(', ')}.`;
};

/** Health checks for operators and orchestrators; both answer within 2 s and hold no secrets. */
@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** The process runs. Its parts are shown as they were found last. */
  @Get('live')
  live(): Health {
    return { status: 'ok', parts: this.readiness.known };
  }

  /** It can serve: 503 names the missing parts. It is no error of the request, and so no line in the log. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health | ErrorBody> {
    const { parts, missing } = await this.readiness.look();
    if (missing.length === 0) return { status: 'ok', parts };
    void reply.status(503).header('Retry-After', '1');
    const message = sentenceOf(missing, this.readiness.hasOpened);
    const details = { missing: missing.map(({ part }) => part), parts };
    return { statusCode: 503, code: 'NOT_READY', message, details };
  }
}
