import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { TellingAloud } from '../telling/telling-aloud.js';
import { NARRATE } from './narrate-when-turn-resolved.js';

/** The job `narrate`: tells one turn. Again, it finds the turn told. */
@Injectable()
export class NarrateTurnHandler implements JobHandler {
  readonly queue = NARRATE;

  constructor(private readonly aloud: TellingAloud) {}

  run({ sessionId, turn }: JobData): Promise<void> {
    return this.aloud.tellByFloor(String(sessionId), Number(turn));
  }
}
