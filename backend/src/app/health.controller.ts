import { Controller, Get } from '@nestjs/common';
import { Public } from '#backend/platform/http/current-user.js';

/** For whoever watches over the processes. */
@Controller('health')
export class HealthController {
  /** The process runs. */
  @Public()
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
