import { declareEvent } from '../../shared/event-declaration.js';
import { type EngagementV1, type LeadFieldV1 } from './shapes/lead.v1.js';

/** The lead did something. */
export interface EngagementTrackedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  /** An event with the same id is the same engagement. */
  readonly engagementId: string;
  readonly action: string;
  readonly details: readonly LeadFieldV1[];
  /** The game's own events, or what a page reported. */
  readonly source: 'game' | 'page';
  /** All tags of the lead now. */
  readonly tags: readonly string[];
  /** The newest engagements including this one, oldest first. */
  readonly recent: readonly EngagementV1[];
  readonly trackedAt: string;
}

export const engagementTracked = declareEvent<[EngagementTrackedV1]>()({
  type: 'EngagementTracked',
  version: 1,
  stream: 'lead',
  personal: { details: [], recent: [] },
  upcasters: [],
});
