import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { TellingAloud } from '../telling/telling-aloud.js';

/** No key for order: each job loads its session, and a turn waits for no other to be told. */
export const NARRATE = defineQueue({ name: 'narrate', attempts: 8, firstRetryMs: 200, concurrency: 8 });

/** The job `narrate`: tells one turn. Again, it finds the turn told. */
@Injectable()
@QueueProcessor()
export class NarrateTurnHandler implements JobHandler {
  readonly queue = NARRATE;

  constructor(private readonly aloud: TellingAloud) {}

  run({ sessionId, turn }: JobData): Promise<void> {
    return this.aloud.tellByFloor(String(sessionId), Number(turn));
  }
}
