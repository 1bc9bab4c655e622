import { Inject, Injectable } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { RATE_LIMITER, type RateLimits, wordsOf } from '#backend/platform/rate-limits/rate-limits.port.js';
import { LeadRows } from '../../lead-rows.js';

/** Limits the captures of one address, whoever sends them: nobody can make a stranger's lead grow without end. */
@Injectable()
export class CaptureLimits {
  constructor(
    private readonly rows: LeadRows,
    @Inject(RATE_LIMITER) private readonly limits: RateLimits,
  ) {}

  /** @throws RejectedError TOO_MANY_REQUESTS, for known and unknown addresses alike */
  async assertWithin(email: string): Promise<void> {
    const retryAfter = await this.limits.take('lead-address', this.rows.keyOf(email));
    if (retryAfter === null) return;
    throw new RejectedError(429, 'TOO_MANY_REQUESTS', wordsOf('lead-address', retryAfter), { retryAfter });
  }
}
