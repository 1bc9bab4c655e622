import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { type LeadField } from '../../domain/lead.fold.js';
import { type LeadRef } from '../../lead.port.js';
import { LeadRows } from '../../lead-rows.js';
import { EngagementLog } from '../../engagement-log.js';
import { linkJob } from '../../reactions/lead-jobs.js';

export interface ReportedEngagement {
  readonly action: string;
  readonly details: readonly LeadField[];
  /** '' for none. */
  readonly leadId: string;
}

/** POST /api/ghl/track-engagement. */
export class TrackEngagementCommand extends Command<void> {
  constructor(
    readonly engagement: ReportedEngagement,
    /** Who is signed in; null for a visitor. */
    readonly userId: string | null,
  ) {
    super();
  }
}

/** A lead's id lets its holder write onto it: only the lead's maker gets it. An unknown id gets the same answer. */
@CommandHandler(TrackEngagementCommand)
export class TrackEngagementHandler implements ICommandHandler<TrackEngagementCommand> {
  constructor(
    private readonly rows: LeadRows,
    private readonly engagements: EngagementLog,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  async execute({ engagement, userId }: TrackEngagementCommand): Promise<void> {
    const { action, details } = engagement;
    const lead = await this.leadOf(engagement, userId);
    if (lead === null) return;
    await this.engagements.report({ leadId: lead.leadId, action, details });
    if (userId === null || lead.userId !== null) return;
    const { queue, data, options } = linkJob({ leadId: lead.leadId, userId });
    await this.jobs.add(queue, data, options);
  }

  private leadOf({ leadId }: ReportedEngagement, userId: string | null): Promise<LeadRef | null> {
    if (leadId !== '') return this.rows.find(leadId);
    return userId === null ? Promise.resolve(null) : this.rows.ofUser(userId);
  }
}
