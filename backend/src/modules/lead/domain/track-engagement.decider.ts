import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Conversion, type Engagement, type Lead, type LeadField } from './lead.fold.js';

export interface TrackEngagement {
  readonly leadId: string;
  /** A repeated id is tracked once, as long as it is among the newest. */
  readonly engagementId: string;
  readonly action: string;
  readonly details: readonly LeadField[];
  readonly source: 'game' | 'page';
  /** That it adds; lower case, as the CRM keeps them. */
  readonly tags: readonly string[];
  /** How far it brings a lead at least; null: no further. */
  readonly convertsTo: Conversion | null;
  readonly trackedAt: string;
}

/** So many stand in the row of a lead; the log has all. */
export const MOST_RECENT = 50;

const WAY: readonly Conversion[] = ['lead', 'player', 'account', 'subscriber'];
const isFurther = (to: Conversion, from: Conversion): boolean => WAY.indexOf(to) > WAY.indexOf(from);

const conversion = (command: TrackEngagement, lead: Lead, tags: readonly string[]): readonly LeadEvent[] => {
  const { leadId, convertsTo: to, trackedAt: convertedAt } = command;
  const { userId, conversion: from } = lead;
  if (to === null || !isFurther(to, from)) return [];
  return [{ type: 'LeadConverted', version: 1, data: { leadId, userId, from, to, tags, convertedAt } }];
};

/** A lead never goes a step back, even if events come late or out of order. */
export const trackEngagement = (command: TrackEngagement, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  if (lead.status !== 'captured') return reject('LEAD_NOT_KNOWN');
  const { leadId, engagementId, action, details, source, trackedAt } = command;
  if (lead.recent.some((each) => each.engagementId === engagementId)) return accept();
  const converted = command.convertsTo === null ? [] : [command.convertsTo];
  const tags = [...new Set([...lead.tags, ...command.tags, ...converted])];
  const engagement: Engagement = { engagementId, action, details, at: trackedAt };
  const recent = [...lead.recent, engagement].slice(-MOST_RECENT);
  const { userId } = lead;
  const data = { leadId, userId, engagementId, action, details, source, tags, recent, trackedAt };
  return accept<LeadEvent>({ type: 'EngagementTracked', version: 1, data }, ...conversion(command, lead, tags));
};
