import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { engagementOf, type GameDeed } from '../domain/game-engagement.rules.js';
import { EngagementLog } from '../engagement-log.js';
import { LeadRows } from '../lead-rows.js';
import { TRACK_DEED } from './lead-jobs.js';

/** What may be told of a deed; a job carries other ids too. */
const TOLD: readonly string[] = ['sessionId', 'faction', 'difficulty', 'turn', 'reason', 'tier'];

/** The job `track-lead-deed`: it does nothing for the many players who are no leads. */
@Injectable()
@QueueProcessor()
export class TrackDeedHandler implements JobHandler {
  readonly queue = TRACK_DEED;

  constructor(
    private readonly rows: LeadRows,
    private readonly engagements: EngagementLog,
  ) {}

  async run({ deed, userId, engagementId, at, ...rest }: JobData): Promise<void> {
    const told = Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) => (TOLD.includes(name) ? [[name, String(value)]] : [])),
    );
    const engagement = engagementOf({
      engagementId: String(engagementId),
      deed: String(deed) as GameDeed,
      told,
      at: String(at),
    });
    for (const { leadId } of await this.rows.allOf(String(userId)))
      await this.engagements.track({ ...engagement, leadId });
  }
}
