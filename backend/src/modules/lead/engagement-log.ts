import { Inject, Injectable } from '@nestjs/common';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type TrackEngagement, trackEngagement } from './domain/track-engagement.decider.js';
import { LeadCommands } from './lead-commands.js';

type Reported = Pick<TrackEngagement, 'leadId' | 'action' | 'details'>;
/** An engagement; `trackedAt` null: it happens now. */
type Told = Omit<TrackEngagement, 'trackedAt'> & { readonly trackedAt: string | null };

/** Writes down what leads do. Nothing happens where the lead is gone. */
@Injectable()
export class EngagementLog {
  constructor(
    private readonly leads: LeadCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Tracks each engagement's id once; without a time, at the present one. */
  async track({ trackedAt, ...told }: Told): Promise<void> {
    const { leadId, engagementId } = told;
    await this.leads.run({ leadId, commandId: `track-${engagementId}` }, (lead, now) =>
      trackEngagement({ ...told, trackedAt: trackedAt ?? now }, lead),
    );
  }

  /** What a page reports: it changes neither tags nor how far the lead has come. */
  report(reported: Reported): Promise<void> {
    const engagementId = this.random.uuid();
    const told = { engagementId, source: 'page', tags: [], convertsTo: null, trackedAt: null } as const;
    return this.track({ ...reported, ...told });
  }
}
