import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { FULL_DISK, type PartHealth } from '#backend/platform/health/part.js';
import { READINESS, type Readiness } from '#backend/platform/health/readiness.js';
import { Public } from '#backend/platform/http/current-user.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

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

  /** It can serve: 503 names the missing parts. */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<Health> {
    const { parts, missing } = await this.readiness.look();
    if (missing.length === 0) return { status: 'ok', parts };
    throw new RejectedError(503, 'NOT_READY', sentenceOf(missing, this.readiness.hasOpened), {
      missing: missing.map(({ part }) => part),
      parts,
    });
  }
}
