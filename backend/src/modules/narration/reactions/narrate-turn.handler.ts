import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { NarrationService } from '../narration.service.js';

/** No order key: each job loads its session, and no turn waits for the narration of another. */
export const NARRATE = defineQueue({ name: 'narrate', attempts: 8, firstRetryMs: 200, concurrency: 8 });

/** The job `narrate`: narrates one turn. Done twice, it finds the turn narrated. */
@Injectable()
@QueueProcessor()
export class NarrateTurnHandler implements JobHandler {
  readonly queue = NARRATE;

  constructor(private readonly narrations: NarrationService) {}

  run({ sessionId, turn }: JobData): Promise<void> {
    return this.narrations.narrate(String(sessionId), Number(turn));
  }
}
