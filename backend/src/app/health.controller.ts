import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { Public } from '#backend/platform/http/current-user.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { READINESS, type Readiness } from './readiness.js';

/** Health checks for operators and orchestrators. */
@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** The process runs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It can serve: 503 names the missing parts. */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<{ status: 'ok' }> {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new RejectedError(503, 'NOT_READY', 'The game is still opening.', { missing });
    return { status: 'ok' };
  }
}
