import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Lead } from './lead.fold.js';

export interface LinkLead {
  readonly leadId: string;
  readonly userId: string;
  /** The guest from whom it may be taken, since their sagas become this person's; null: it must not be linked yet. */
  readonly from: string | null;
  readonly linkedAt: string;
}

/** A lead stays with the first person who plays with it. */
export const linkLead = (
  command: LinkLead,
  { status, userId: owner }: Lead,
): Decision<LeadEvent, LeadRejectionCode> => {
  const { leadId, userId, from, linkedAt } = command;
  if (status !== 'captured') return reject('LEAD_NOT_KNOWN');
  if (owner === userId) return accept();
  if (owner !== null && owner !== from) return reject('LEAD_IS_ANOTHERS');
  return accept({ type: 'LeadLinked', version: 1, data: { leadId, userId, linkedAt } });
};
